select 'a change without its limit' from limits_limit c
  left join limits_limit l on l.id = c.change_of
  where c.change_of is not null and (l.id is null or l.status <> 'active');
