select name as missing from unnest(array['wallet_day', 'wallet_house_day', 'wallet_player_day']) as name
where to_regclass(name) is null;
