-- Who takes part in a tournament, quest or achievement, and what counts for them so far.
create table tournaments_entry (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  promotion_id bigint not null,
  -- masked, as it was at joining: rows are matched by it
  nickname text not null,
  state text not null check (state in ('running', 'completed', 'over', 'left', 'excluded')),
  -- from 1; of tournaments without teams null
  team int,
  joined_at timestamptz not null,
  -- in millionths of a subunit of the contest's currency, exact: each round counts by a frozen rate
  bets numeric(38, 0) not null default 0,
  wins numeric(38, 0) not null default 0,
  -- the best win by stake, in millionths
  rate bigint not null default 0,
  games_taken int not null default 0,
  -- in millionths
  points bigint not null default 0,
  -- what places go by: rounds, subunits, or millionths
  score bigint not null default 0,
  -- when the score came to what it is: of two alike the earlier stands above
  reached_at timestamptz not null,
  -- of quests and achievements: how many levels were granted
  step int not null default 0,
  -- the number of the count that changed it last; boards read what is newer
  changed bigint not null default 0,
  -- in the demo: a rival that the house simulates
  simulated boolean not null default false,
  -- of who was excluded by staff
  reason text,
  constraint tournaments_entry_once unique (player_id, promotion_id),
  constraint tournaments_entry_reason check ((state = 'excluded') = (reason is not null))
);
create index tournaments_entry_changed on tournaments_entry (promotion_id, changed);

-- Of contests in which so many rounds of a player count: which ones those are.
create table tournaments_counted (
  player_id bigint not null,
  promotion_id bigint not null,
  round_id uuid not null,
  -- false: it was taken back, and another round counts in its place
  counts boolean not null default true,
  primary key (player_id, promotion_id, round_id)
);

-- The result as it was when it was frozen. It never changes.
create table tournaments_result (
  player_id bigint not null,
  promotion_id bigint not null,
  place int not null check (place > 0),
  place_in_team int,
  team int,
  -- which prize: rivals that are simulated stand on the board and win nothing
  prize_place int,
  nickname text not null,
  bets numeric(38, 0) not null,
  wins numeric(38, 0) not null,
  rate bigint not null,
  games_taken int not null,
  points bigint not null,
  score bigint not null,
  simulated boolean not null,
  primary key (player_id, promotion_id)
);
create index tournaments_result_place on tournaments_result (promotion_id, place);

-- What a player was told of a contest, each once: that it starts soon, that it has started, that they stand among the first hundred.
create table tournaments_told (
  player_id bigint not null,
  promotion_id bigint not null,
  event text not null check (event in ('starts_soon', 'started', 'joined_board')),
  told_at timestamptz not null,
  primary key (player_id, promotion_id, event)
);
