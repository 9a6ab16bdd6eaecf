select name || ' may do nothing' as problem from staff_role where cardinality(permissions) = 0
