select name from staff_role where name = 'admin' and not 'content.manage' = any (permissions);
