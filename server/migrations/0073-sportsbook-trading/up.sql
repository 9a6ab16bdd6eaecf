update staff_role set permissions = permissions || array['sportsbook.risk'] where name = 'admin';
insert into staff_role (name, title, permissions) values
  ('trader', 'Trader', array['sportsbook.read', 'sportsbook.manage']),
  ('head_trader', 'Head trader', array['players.read', 'sportsbook.read', 'sportsbook.manage', 'sportsbook.approve', 'sportsbook.risk']),
  ('risk', 'Risk', array['players.read', 'sportsbook.read', 'sportsbook.approve', 'sportsbook.risk']);
