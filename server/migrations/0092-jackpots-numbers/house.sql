-- Stakes get a number when they are counted: the order of all of them, whichever server they were taken on. Until now it was
-- the number of their transaction, which means nothing elsewhere.
create table jackpots_counted (
  stake_id bigint primary key,
  number bigint not null
);
insert into jackpots_counted (stake_id, number)
select s.id, row_number() over (order by s.xid, s.id) from jackpots_stake s, jackpots_place p
where (s.xid, s.id) <= (p.xid, p.id) order by 2;
-- Written in order, so a line for each stretch of pages is enough.
create index jackpots_counted_in_order on jackpots_counted using brin (number) with (pages_per_range = 16);

-- Those that wait go the way that new ones do.
insert into kit_outbox (topic, events)
select 'jackpots.staked', jsonb_agg(s.id order by s.xid, s.id) from jackpots_stake s, jackpots_place p
where (s.xid, s.id) > (p.xid, p.id) having count(*) > 0;

alter table jackpots_place add column number bigint not null default 0;
update jackpots_place set number = coalesce((select max(number) from jackpots_counted), 0);
alter table jackpots_place drop column xid, drop column id;

alter table jackpots_cycle add column after_number bigint not null default 0;
update jackpots_cycle c set after_number = n.number from jackpots_counted n where n.stake_id = c.after_id;
alter table jackpots_cycle drop column after_xid, drop column after_id;

alter table jackpots_rate add column after_number bigint not null default 0;
update jackpots_rate r set after_number = n.number from jackpots_counted n where n.stake_id = r.after_id;
alter table jackpots_rate drop column after_xid, drop column after_id;

alter table jackpots_win drop column stake_xid;
