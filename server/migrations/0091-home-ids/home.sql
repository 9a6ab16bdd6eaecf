-- Ids of tables that lie in homes come from kit_new_id(): those of a sequence of their own start elsewhere on every server,
-- and would shrink when a home moves. All of them are larger than any id given before.
alter table audit_entry alter column id drop identity, alter column id set default kit_new_id();
alter table games_provider_session alter column id drop identity, alter column id set default kit_new_id();
alter table games_winner alter column id drop identity, alter column id set default kit_new_id();
alter table identity_consent alter column id drop identity, alter column id set default kit_new_id();
alter table identity_half_sign_in alter column id drop identity, alter column id set default kit_new_id();
alter table identity_passkey alter column id drop identity, alter column id set default kit_new_id();
alter table identity_provider_account alter column id drop identity, alter column id set default kit_new_id();
alter table identity_risk_check alter column id drop identity, alter column id set default kit_new_id();
alter table identity_session alter column id drop identity, alter column id set default kit_new_id();
alter table limits_limit alter column id drop identity, alter column id set default kit_new_id();
alter table notifications_personal alter column id drop identity, alter column id set default kit_new_id();
alter table notifications_push_subscription alter column id drop identity, alter column id set default kit_new_id();
alter table payments_destination alter column id drop identity, alter column id set default kit_new_id();
alter table payments_difference alter column id drop identity, alter column id set default kit_new_id();
alter table payments_payment alter column id drop identity, alter column id set default kit_new_id();
alter table payments_profile alter column id drop identity, alter column id set default kit_new_id();
alter table support_chat alter column id drop identity, alter column id set default kit_new_id();
alter table support_file alter column id drop identity, alter column id set default kit_new_id();
alter table support_ticket alter column id drop identity, alter column id set default kit_new_id();
alter table verification_document alter column id drop identity, alter column id set default kit_new_id();
alter table wallet_account alter column id drop identity, alter column id set default kit_new_id();
alter table wallet_correction alter column id drop identity, alter column id set default kit_new_id();
alter table wallet_house_transfer alter column id drop identity, alter column id set default kit_new_id();
alter table wallet_transfer alter column id drop identity, alter column id set default kit_new_id();
alter table games_favourite alter column number drop identity, alter column number set default kit_new_id();

-- They go on where they were: a number that was given once, to whomever, is not given again.
select setval('identity_player_number', nextval(pg_get_serial_sequence('identity_player', 'id')), false);
alter table identity_player alter column id drop identity;
alter table identity_player alter column id set default nextval('identity_player_number');
select setval('payments_address_number', nextval(pg_get_serial_sequence('payments_address', 'id')), false);
alter table payments_address alter column id drop identity;
alter table payments_address alter column id set default nextval('payments_address_number');

-- A bet at a table lies with its player, the table's round with the house.
alter table live_bet drop constraint live_bet_round_id_fkey;
