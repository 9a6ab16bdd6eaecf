-- A second factor is on exactly where its secret is kept.
select p.id from identity_player p left join identity_two_factor t on t.player_id = p.id
where p.two_factor_enabled <> (t.player_id is not null);
