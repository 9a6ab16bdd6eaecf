select name from staff_role where name = 'admin' and not permissions @> array['players.edit', 'players.reset_two_factor'];
