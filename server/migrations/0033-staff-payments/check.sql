select name from staff_role where name = 'admin' and not permissions @> array['payments.decide', 'limits.read'];
