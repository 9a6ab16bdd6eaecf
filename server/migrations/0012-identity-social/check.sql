-- Whoever has no password comes in another way: the newcomers of a provider have been connected with it.
select p.id from identity_player p
where p.autoregistered and p.password_hash is null
  and not exists (select from identity_provider_account a where a.player_id = p.id);
