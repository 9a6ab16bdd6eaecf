-- What is converted under review is set aside as it converts: nobody follows for that any more.
delete from kit_consumer where name = 'bonuses-hold';
-- Watching is a consumer of its own, and goes on where counting stands.
insert into kit_consumer (name, xid, id, moved_at)
  select 'promotions-watch', xid, id, moved_at from kit_consumer where name = 'promotions-count'
  on conflict do nothing;
