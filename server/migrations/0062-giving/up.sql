update staff_role set permissions = permissions || array['players.read']
  where name = 'games' and not permissions @> array['players.read'];
