update staff_role set permissions = permissions || array['content.manage'] where name = 'admin';
