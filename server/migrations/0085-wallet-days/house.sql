-- What moved on each day (UTC), by the words of the journal and the account on the other side, up to the transfer that
-- `wallet_rollup` names: reports by day read these and never the journal.
create table wallet_day (
  day date not null,
  currency text not null,
  reason text not null,
  purpose text not null default '',
  -- empty: the money stayed in the wallet
  house text not null default '',
  transfers bigint not null,
  cash numeric not null,
  bonus numeric not null,
  reserved numeric not null,
  primary key (day, currency, reason, purpose, house)
) with (fillfactor = 70);
insert into wallet_day
select (t.at at time zone 'UTC')::date, t.currency, t.reason, coalesce(h.purpose, ''), coalesce(t.house, ''),
  count(*), sum(t.cash), sum(t.bonus), sum(t.reserved)
from wallet_transfer t
left join wallet_hold h on t.reason in ('hold', 'release', 'capture') and h.id = t.key
where t.id <= (select through_id from wallet_rollup)
group by 1, 2, 3, 4, 5;

-- The same of what moved inside the house.
create table wallet_house_day (
  day date not null,
  currency text not null,
  reason text not null,
  from_account text not null,
  to_account text not null,
  transfers bigint not null,
  amount numeric not null,
  primary key (day, currency, reason, from_account, to_account)
) with (fillfactor = 70);
insert into wallet_house_day
select (at at time zone 'UTC')::date, currency, reason, from_account, to_account, count(*), sum(amount)
from wallet_house_transfer where id <= (select house_through_id from wallet_rollup)
group by 1, 2, 3, 4, 5;
