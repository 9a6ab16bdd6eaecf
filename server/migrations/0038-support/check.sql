select name from staff_role where name in ('admin', 'support') and not permissions @> array['support.answer'];
