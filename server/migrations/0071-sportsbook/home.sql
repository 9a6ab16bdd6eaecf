create table sportsbook_bet (
  -- the round at the door
  id uuid primary key,
  player_id bigint not null,
  currency text not null,
  kind text not null,
  sizes int[] not null,
  -- places of legs that are in every line
  bankers int[] not null default '{}',
  unit_stake bigint not null check (unit_stake > 0),
  lines int not null check (lines > 0),
  stake bigint not null check (stake > 0),
  each_way boolean not null default false,
  -- of legs that count as one: their number, price, and the quote whose snapshot the price came from
  builder jsonb not null default '[]',
  policy text not null check (policy in ('none', 'higher', 'any')),
  state text not null check (state in ('open', 'won', 'lost', 'void', 'cashed_out')),
  -- in millionths: what was not cashed out
  open_share int not null default 1000000 check (open_share between 0 and 1000000),
  -- what came back in all, cash-outs included
  returned bigint not null default 0,
  cashed_out bigint not null default 0,
  largest_return bigint not null,
  -- expected cost by the fair prices of then, in subunits
  expected_cost bigint,
  free_bet_id bigint,
  -- of a free bet: whether its stake is paid out with a win
  free_kind text check (free_kind in ('all_win', 'only_win')),
  -- how often it was settled; the id of each payment follows from it
  settlement_version int not null default 0,
  auto_cash_out bigint,
  explanation jsonb,
  simulated boolean not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- the rule of 0 lines is the door's: the round is in wagers_round
  constraint sportsbook_bet_settled check ((state = 'open') = (settled_at is null))
);
create index sportsbook_bet_player on sportsbook_bet (player_id, placed_at desc, id);
create index sportsbook_bet_auto on sportsbook_bet (id) where auto_cash_out is not null and state = 'open';
create index sportsbook_bet_open on sportsbook_bet (player_id) where state = 'open';

create table sportsbook_leg (
  bet_id uuid not null references sportsbook_bet,
  player_id bigint not null,
  place int not null,
  fixture_id bigint not null,
  market text not null,
  outcome text not null,
  price int not null,
  -- the fixture's version whose price it was
  version bigint not null,
  fair int,
  back int,
  -- legs of one fixture that count as one, by its number
  builder_group int,
  -- [numerator, denominator] and places of each-way
  each_way int[],
  -- names and score as the player saw them
  seen jsonb not null,
  -- null: open
  result jsonb,
  -- of all that was known of its market when it was judged; 0: nothing
  result_mark bigint not null default 0,
  primary key (bet_id, place)
) with (fillfactor = 80);
create index sportsbook_leg_fixture on sportsbook_leg (fixture_id, market) include (bet_id, player_id);

-- What an open bet counts for, in cents of EUR. Limits are rebuilt from it.
create table sportsbook_exposure (
  bet_id uuid primary key references sportsbook_bet,
  player_id bigint not null,
  scopes text[] not null,
  amounts bigint[] not null,
  constraint sportsbook_exposure_pairs check (cardinality(scopes) = cardinality(amounts))
);

-- Bets that wait: for the delay in play, or for a trader.
create table sportsbook_request (
  id uuid primary key,
  player_id bigint not null,
  kind text not null check (kind in ('delay', 'referral')),
  state text not null check (state in ('waiting', 'accepted', 'declined', 'countered')),
  slip jsonb not null,
  hash bytea not null,
  decide_at timestamptz not null,
  -- of referrals: what is held meanwhile
  hold_id uuid,
  counter_stake bigint,
  refusal jsonb,
  bet_id uuid,
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint sportsbook_request_decided check ((state in ('waiting', 'countered')) = (decided_at is null))
);
create index sportsbook_request_waiting on sportsbook_request (decide_at) where state in ('waiting', 'countered');
create index sportsbook_request_player on sportsbook_request (player_id, created_at desc);

-- Offers of the builder and of cash-out, with what they were made from.
create table sportsbook_quote (
  id uuid primary key,
  player_id bigint,
  kind text not null check (kind in ('builder', 'cash_out')),
  bet_id uuid,
  body jsonb not null,
  valid_until timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index sportsbook_quote_old on sportsbook_quote (valid_until);

-- Every payment of a bet, cash-out or correction, once by its version.
create table sportsbook_payment (
  bet_id uuid not null references sportsbook_bet,
  version int not null,
  player_id bigint not null,
  kind text not null check (kind in ('settlement', 'cash_out', 'undo', 'claim')),
  -- the action at the door; null where nothing moved
  action_id uuid,
  amount bigint not null,
  -- of an undo: what was not there any more
  shortfall bigint not null default 0,
  at timestamptz not null,
  primary key (bet_id, version, kind)
);

-- Money that was paid by a result that did not stand, and was gone when it was taken back.
create table sportsbook_claim (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  bet_id uuid not null,
  version int not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- the part of it that was bonus money: never asked back
  bonus bigint not null default 0 check (bonus between 0 and amount),
  recovered bigint not null default 0 check (recovered between 0 and amount),
  state text not null check (state in ('written_off', 'waiting', 'recovering', 'over')),
  asked_by text,
  agreed_by text,
  created_at timestamptz not null,
  until timestamptz,
  constraint sportsbook_claim_once unique (bet_id, version)
);
create index sportsbook_claim_player on sportsbook_claim (player_id) where state = 'recovering';

-- How much of the usual limits a player has, in thousandths, with the reason; told as "your limit here".
create table sportsbook_factor (
  player_id bigint not null,
  sport text not null,
  factor int not null check (factor between 0 and 10000),
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (player_id, sport)
);

create table sportsbook_player (
  player_id bigint primary key,
  -- slip, favourites and preferences as the player left them
  slip jsonb,
  favourites jsonb,
  preferences jsonb,
  changed_at timestamptz not null
);

-- What an undo could not take back, because it was not there any more.
alter table wagers_action add column short_cash bigint not null default 0;
alter table wagers_action add column short_bonus bigint not null default 0;
-- The stake of a bet that the house paid for.
alter table wagers_round add column house_stake bigint not null default 0 check (house_stake >= 0);
