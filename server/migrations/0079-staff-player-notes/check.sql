select name as missing from unnest(array['staff_tag', 'staff_player_note', 'staff_player_tag']) as name
where to_regclass(name) is null;
