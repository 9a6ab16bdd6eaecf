-- How much has to be staked in cash for a point, in subunits. A rate never changes: another one holds from its moment on,
-- and a round goes by the one that held when it was opened.
create table loyalty_rate (
  product text not null check (product in ('slots', 'other', 'tables', 'sport')),
  currency text not null,
  from_at timestamptz not null,
  subunits_per_point bigint not null check (subunits_per_point > 0),
  made_by_name text not null,
  primary key (product, currency, from_at)
);
insert into loyalty_rate (product, currency, from_at, subunits_per_point, made_by_name)
select p.product, c.currency, now(), c.slots * p.times, 'Halley'
from (values ('slots', 1), ('other', 3), ('sport', 4), ('tables', 10)) as p (product, times)
cross join (values ('EUR', 1000), ('USD', 1000), ('CAD', 1500), ('AUD', 1500), ('NZD', 1500), ('NOK', 10000), ('BRL', 5000),
  ('JPY', 1500), ('BTC', 10000), ('ETH', 400000), ('BCH', 2500000), ('LTC', 10000000), ('DOG', 5000000000),
  ('USDT', 10000000)) as c (currency, slots);
