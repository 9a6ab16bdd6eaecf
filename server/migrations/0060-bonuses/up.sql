update staff_role set permissions = permissions || array['promotions.read', 'promotions.manage', 'promotions.approve']
  where name = 'admin';
update staff_role set permissions = permissions || array['promotions.read', 'promotions.manage'] where name = 'games';
update staff_role set permissions = permissions || array['promotions.read'] where name in ('support', 'auditor');
