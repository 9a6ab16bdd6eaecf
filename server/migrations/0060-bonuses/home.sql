-- A gift owns its balance: the bonus pocket of a wallet is the sum of its gifts.
create table bonuses_gift (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  account_id bigint not null,
  currency text not null,
  type text not null check (type in ('bonus', 'freespins')),
  stage text not null check (stage in
    ('issued', 'wait', 'handle_bets', 'activated', 'wager_done', 'lost', 'canceled', 'expired', 'finished')),
  -- where it comes from; by hand: no promotion, and the words are here
  promotion_id bigint,
  version int,
  source_key text not null,
  -- what it was granted for; of a deposit: its reference
  occasion text,
  texts jsonb not null,
  group_key text,
  strategy text not null,
  product text not null check (product in ('casino', 'sport', 'any')),
  -- what was given, what it holds, what has become cash, in subunits
  amount bigint not null check (amount >= 0),
  balance bigint not null default 0 check (balance >= 0),
  released bigint not null default 0 check (released >= 0),
  -- in subunits; progress in hundredths of one
  requirement bigint not null check (requirement >= 0),
  progress bigint not null default 0,
  -- tenths of the requirement that have been released
  steps int not null default 0 check (steps between 0 and 10),
  -- the terms of play: weights, games, release, least odds
  terms jsonb not null,
  max_stake bigint check (max_stake > 0),
  max_cashout bigint check (max_cashout >= 0),
  days int not null check (days > 0),
  -- rounds that were opened with it and are not over: it lives as long
  open_rounds int not null default 0 check (open_rounds >= 0),
  -- of a deposit: what the deposit was, and how much of it has been staked once
  deposit_amount bigint check (deposit_amount > 0),
  -- what is staked after this transfer plays the deposit
  after_transfer bigint not null default 0,
  -- free spins
  spins_total int,
  spins_done int not null default 0,
  spin_bet bigint,
  free_rounds_id uuid,
  becomes jsonb,
  -- where the wins of free spins went
  result_gift_id bigint,
  created_at timestamptz not null,
  activatable_until timestamptz,
  activated_at timestamptz,
  valid_until timestamptz,
  -- since when its clock stands: waiting behind another gift, a break
  stopped_at timestamptz,
  paused_at timestamptz,
  closed_at timestamptz,
  -- of a canceled one: says where shares of wins go that come later
  end_reason text check (end_reason in
    ('player', 'charged_back', 'cashed_out', 'taken', 'excluded', 'account_closed', 'withdrawn')),
  queue_order bigint,
  constraint bonuses_gift_once unique (player_id, source_key),
  constraint bonuses_gift_closed check ((closed_at is not null) = (stage in ('wager_done', 'lost', 'canceled', 'expired', 'finished')))
) with (fillfactor = 70);
create unique index bonuses_gift_active on bonuses_gift (account_id) where stage = 'handle_bets';
-- What the door reads with its locks.
create index bonuses_gift_live on bonuses_gift (player_id) where stage = 'handle_bets' or open_rounds > 0;
create index bonuses_gift_of on bonuses_gift (player_id, id);
create index bonuses_gift_due on bonuses_gift (valid_until) where stage in ('wait', 'handle_bets', 'activated');
create index bonuses_gift_untaken on bonuses_gift (activatable_until) where stage = 'issued';
create index bonuses_gift_promotion on bonuses_gift (promotion_id, created_at);

-- What each round counted for its gift, in hundredths of a subunit; what is taken back is added below zero.
create table bonuses_count (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  gift_id bigint not null,
  round_id uuid not null,
  hundredths bigint not null check (hundredths <> 0),
  at timestamptz not null
);
create index bonuses_count_of on bonuses_count (gift_id);

-- Every move of a gift: between stages, and of its money outside of rounds.
create table bonuses_move (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  gift_id bigint not null,
  from_stage text,
  to_stage text not null,
  -- into its balance, out of it to cash, out of it to the house
  issued bigint not null default 0,
  converted bigint not null default 0,
  forfeited bigint not null default 0,
  -- from or to another gift: wins of free spins become a bonus
  handed bigint not null default 0,
  transfer_key uuid,
  actor text not null,
  reason text,
  at timestamptz not null
);
create index bonuses_move_of on bonuses_move (gift_id, id);

-- What a cashout took of a gift with it: given back when the cashout is.
create table bonuses_take_back (
  player_id bigint not null,
  gift_id bigint not null,
  payment_reference uuid not null,
  bonus bigint not null check (bonus >= 0),
  requirement bigint not null check (requirement >= 0),
  deposit bigint not null check (deposit > 0),
  state text not null default 'taken' check (state in ('taken', 'given_back')),
  at timestamptz not null,
  primary key (player_id, payment_reference, gift_id)
);
create index bonuses_take_back_of on bonuses_take_back (payment_reference);

-- What a review holds back of what a gift has converted: set aside in the wallet until it is decided.
create table bonuses_held (
  hold_id uuid primary key,
  player_id bigint not null,
  gift_id bigint not null,
  amount bigint not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'released', 'taken')),
  at timestamptz not null,
  decided_at timestamptz
);
create index bonuses_held_of on bonuses_held (gift_id);

-- The gift that was played with when the round was opened, and how much of the stake counts, in percent.
alter table wagers_round add column gift_id bigint, add column gift_weight smallint;
-- The offer that was chosen with a deposit.
alter table payments_payment add column offer_id text check (length(offer_id) <= 100);
-- The free spins a grant of rounds belongs to: what they win is held by it.
alter table games_free_rounds add column gift_id bigint;
alter table games_provider_free_rounds add column gift_id bigint;
-- Bonus that cannot be staked now: gifts that wait. `bonus` less this is what the active gift holds.
alter table wallet_account add column bonus_idle bigint not null default 0;
alter table wallet_account add constraint wallet_account_idle check (bonus_idle between 0 and bonus);

-- Bonus money from before gifts gets one: staked once, and it is the player's.
insert into bonuses_gift (player_id, account_id, currency, type, stage, source_key, texts, strategy, product, amount, balance,
  requirement, terms, days, created_at, activated_at, valid_until)
select player_id, id, currency, 'bonus', 'handle_bets', 'before-gifts', '{"en": {"title": "Bonus"}}', 'manual', 'any', bonus,
  bonus, bonus, '{"weights": {"slots": 100, "other": 50, "tables": 10}, "games": {}, "release": "whole"}', 365, now(), now(),
  now() + interval '365 days'
from wallet_account where bonus > 0;
insert into bonuses_move (player_id, gift_id, to_stage, issued, actor, reason, at)
select player_id, id, stage, balance, 'system', 'bonus from before gifts', now() from bonuses_gift;
