-- What each wallet's player paid in, took out and staked, up to the transfer that `wallet_rollup` names: the job that adds
-- up the house adds these up too. Whatever came later is read from the journal.
create table wallet_sum (
  account_id bigint primary key,
  deposits_count bigint not null default 0,
  deposits numeric not null default 0,
  cashouts numeric not null default 0,
  bets numeric not null default 0
) with (fillfactor = 70);

insert into wallet_sum (account_id, deposits_count, deposits, cashouts, bets)
select t.account_id,
  count(*) filter (where t.reason = 'deposit'),
  coalesce(sum(-t.house_amount) filter (where t.reason = 'deposit'), 0),
  coalesce(sum(t.house_amount) filter (where t.reason = 'capture' and h.purpose = 'cashout'), 0),
  coalesce(sum(t.house_amount) filter (where t.reason in ('stake', 'rollback')), 0)
from wallet_transfer t
left join wallet_hold h on t.reason = 'capture' and h.id = t.key
where t.id <= (select through_id from wallet_rollup)
group by t.account_id;
