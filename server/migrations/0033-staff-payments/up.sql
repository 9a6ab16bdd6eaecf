-- Who looks after payments, and who may read limits. Nobody of staff may change a limit.
update staff_role set permissions = permissions || array['payments.read', 'payments.decide', 'payments.correct', 'limits.read']
  where name = 'admin';
update staff_role set permissions = permissions || array['payments.read', 'limits.read'] where name in ('support', 'auditor');
insert into staff_role (name, title, permissions)
  values ('payments', 'Payments', array['players.read', 'payments.read', 'payments.decide', 'payments.correct', 'limits.read']);
