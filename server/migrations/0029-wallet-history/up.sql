-- What moved each wallet in each month (UTC), up to the transfer that `wallet_rollup` names: statements and history need
-- not read a journal from its first line. A hold's purpose tells a withdrawal from a bet. The first and last transfer
-- say where in the journal a month lies.
create table wallet_month (
  account_id bigint not null,
  month date not null,
  reason text not null,
  purpose text not null default '',
  transfers bigint not null,
  -- What the wallet as a whole gained or lost; moving money aside is neither.
  amount numeric not null,
  reserved numeric not null,
  first_id bigint not null,
  last_id bigint not null,
  primary key (account_id, month, reason, purpose)
) with (fillfactor = 70);

insert into wallet_month (account_id, month, reason, purpose, transfers, amount, reserved, first_id, last_id)
select t.account_id, date_trunc('month', t.at at time zone 'UTC')::date, t.reason, coalesce(h.purpose, ''),
  count(*), sum(-t.house_amount), sum(t.reserved), min(t.id), max(t.id)
from wallet_transfer t
left join wallet_hold h on t.reason in ('hold', 'release', 'capture') and h.id = t.key
where t.id <= (select through_id from wallet_rollup)
group by 1, 2, 3, 4;
