-- The furthest place a consumer that counts has come to. Its place in the stream may be set back, this is not: what is read
-- again is passed over.
create table kit_heard (
  consumer text primary key,
  xid xid8 not null,
  id bigint not null
);
insert into kit_heard (consumer, xid, id)
select name, xid, id from kit_consumer where name in ('promotions-count', 'promotions-meter', 'bonuses-breaks');
