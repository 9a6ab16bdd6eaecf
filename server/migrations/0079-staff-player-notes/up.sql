-- Who came with the same browser, from the same network, lives at the same address.
create index identity_device_by_token on identity_device (token_hash);
create index identity_session_by_address on identity_session (address, player_id);
create index identity_player_by_home on identity_player (lower(address), lower(postal_code)) where address is not null;
-- A player's page reads what happened to a player, the newest first.
create index identity_session_begun on identity_session (player_id, created_at desc, id desc);
create index audit_entry_of_player_at on audit_entry (player_id, at desc, id desc) where player_id is not null;
create index limits_limit_all_of_player on limits_limit (player_id, id desc);
create index support_ticket_of_player on support_ticket (player_id, id desc) where player_id is not null;
-- The search goes by the provider's name of a payment, whichever provider it is.
create index payments_payment_by_theirs on payments_payment (provider_reference) where provider_reference is not null;
create index identity_player_by_created on identity_player (created_at, id);
