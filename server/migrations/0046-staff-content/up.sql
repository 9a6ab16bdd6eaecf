update staff_role set permissions = permissions || array['content.preview'] where name in ('admin', 'auditor');
