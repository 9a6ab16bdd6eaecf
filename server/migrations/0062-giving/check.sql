select name from staff_role where name = 'games' and not permissions @> array['players.read'];
