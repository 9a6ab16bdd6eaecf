-- Shared rounds: one round for everybody at a table (decision 33).

-- Who runs a table, and until when that counts: another process takes over when it has run out.
create table live_table (
  id text primary key,
  leader uuid,
  leader_until timestamptz
);

-- A chain of hashes decides the rounds of a table. The seed it was made from is sealed; the rest was published at once.
create table live_chain (
  id bigint generated always as identity primary key,
  table_id text not null references live_table,
  terminal text not null unique,
  salt text not null,
  length integer not null check (length > 0),
  sealed_seed bytea not null,
  begun_at timestamptz not null
);
create index live_chain_of_table on live_chain (table_id, id desc);

create table live_round (
  id bigint generated always as identity primary key,
  table_id text not null references live_table,
  chain_id bigint not null references live_chain,
  -- Its place in the chain, from 1: each link is used once.
  number integer not null check (number > 0),
  game_version integer not null,
  state text not null check (state in ('betting', 'running', 'settling', 'settled', 'voided')),
  -- The process that runs it.
  run_by uuid not null,
  betting_ends_at timestamptz not null,
  started_at timestamptz,
  -- When the process that runs it last wrote that it does.
  alive_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  -- The hash of its link: the link of the round before, or the terminal of the chain.
  committed text not null,
  -- Open once nothing can be bet or cashed out any more; null before, in this table too.
  link text,
  outcome jsonb,
  -- Of a round that was interrupted: hundredths of the stake for bets that were still open.
  interrupted_pays integer check (interrupted_pays >= 100),
  unique (chain_id, number),
  check (state in ('betting', 'running') or link is not null),
  check ((link is null) = (outcome is null))
);
-- A table has one round at a time, whatever process believes to run it.
create unique index live_round_unfinished on live_round (table_id) where state in ('betting', 'running', 'settling');
create index live_round_of_table on live_round (table_id, id desc);

create table live_bet (
  -- Of a bet for money: also the id of its round at the wagers' door.
  id uuid primary key,
  round_id bigint not null references live_round,
  player_id bigint,
  -- Play for fun: the purse of a browser.
  purse_id uuid,
  -- As everybody may read it.
  name text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  input_hash bytea not null,
  choice jsonb not null,
  -- Where it is cashed out by itself, in hundredths; null where nothing is cashed out.
  ceiling integer,
  state text not null default 'open' check (state in ('open', 'closed', 'refunded')),
  pays integer,
  win bigint not null default 0,
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  check ((player_id is null) <> (purse_id is null)),
  check ((state = 'open') = (pays is null))
);
create index live_bet_of_round on live_bet (round_id, changed_at desc);
create index live_bet_of_player on live_bet (player_id, placed_at desc) where player_id is not null;
create index live_bet_of_purse on live_bet (purse_id, placed_at desc) where purse_id is not null;
