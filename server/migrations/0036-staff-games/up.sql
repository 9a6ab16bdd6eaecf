-- Who sees and changes games, providers and jackpots.
update staff_role set permissions = permissions || array['games.read', 'games.manage', 'providers.manage', 'jackpots.manage']
  where name = 'admin';
update staff_role set permissions = permissions || array['games.read'] where name in ('support', 'auditor');
insert into staff_role (name, title, permissions)
  values ('games', 'Games', array['games.read', 'games.manage', 'jackpots.manage']);
