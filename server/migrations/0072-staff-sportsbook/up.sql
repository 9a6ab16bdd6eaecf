update staff_role set permissions = permissions || array['sportsbook.read', 'sportsbook.manage', 'sportsbook.approve']
  where name = 'admin';
update staff_role set permissions = permissions || array['sportsbook.read', 'sportsbook.manage'] where name = 'games';
update staff_role set permissions = permissions || array['sportsbook.read'] where name in ('support', 'auditor');
