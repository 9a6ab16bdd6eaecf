-- Movements of a day, payments and moves of gifts of a span: found without reading all of them. Journals grow in the order of
-- time, so a line for each stretch of pages is enough and costs a writer nearly nothing.
create index wallet_transfer_at on wallet_transfer using brin (at) with (pages_per_range = 32);
create index bonuses_move_at on bonuses_move using brin (at);
create index payments_payment_created on payments_payment (created_at);
-- What moved each wallet on each day (UTC), up to the transfer that `wallet_rollup` names: sums of a week or a month need
-- not read a journal of many rounds.
create table wallet_player_day (
  player_id bigint not null,
  currency text not null,
  day date not null,
  reason text not null,
  purpose text not null default '',
  transfers bigint not null,
  amount numeric not null,
  primary key (player_id, currency, day, reason, purpose)
) with (fillfactor = 70);
insert into wallet_player_day (player_id, currency, day, reason, purpose, transfers, amount)
select a.player_id, t.currency, (t.at at time zone 'UTC')::date, t.reason, coalesce(h.purpose, ''), count(*), sum(-t.house_amount)
from wallet_transfer t
join wallet_account a on a.id = t.account_id
left join wallet_hold h on t.reason in ('hold', 'release', 'capture') and h.id = t.key
where t.id <= (select through_id from wallet_rollup)
group by 1, 2, 3, 4, 5;
