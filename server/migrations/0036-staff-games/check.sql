select name from staff_role where name = 'admin' and not permissions @> array['games.read', 'providers.manage'];
