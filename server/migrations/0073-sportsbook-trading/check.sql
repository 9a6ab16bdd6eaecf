select name from staff_role where name = 'admin' and not permissions @> array['sportsbook.risk'];
