select name from staff_role where name = 'admin' and not permissions @> array['reports.read', 'protection.manage', 'brands.manage'];
