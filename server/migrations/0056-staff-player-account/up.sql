update staff_role set permissions = permissions || array['players.edit'] where name in ('admin', 'support', 'verification');
update staff_role set permissions = permissions || array['players.reset_two_factor'] where name = 'admin';
