-- An open session belongs to a player its provider knows.
select s.id from games_provider_session s
  left join games_provider_player p on p.provider_id = s.provider_id and p.player_id = s.player_id
  where p.external_id is null;
