select name as missing from unnest(array['identity_player_by_country', 'identity_player_by_seen', 'identity_player_by_name']) as name
where to_regclass(name) is null;
