-- One row per round, whoever runs the game. Its id is derived from the player's idempotency key, so a repeated request
-- finds the round it made.
create table wagers_round (
  id uuid primary key,
  player_id bigint not null,
  account_id bigint not null,
  game text not null,
  game_version integer not null,
  currency text not null,
  state text not null check (state in ('open', 'closed', 'rolled_back')),
  input_hash bytea not null,
  stake_cash bigint not null check (stake_cash >= 0),
  stake_bonus bigint not null check (stake_bonus >= 0),
  win_cash bigint not null default 0 check (win_cash >= 0),
  win_bonus bigint not null default 0 check (win_bonus >= 0),
  balance_before bigint not null,
  balance_after bigint not null,
  detail jsonb not null default '{}',
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint wagers_round_has_stake check (stake_cash + stake_bonus > 0),
  constraint wagers_round_closed check ((state = 'open') = (closed_at is null))
) with (fillfactor = 90);
create index wagers_round_of_player on wagers_round (player_id, opened_at desc);
create index wagers_round_open on wagers_round (opened_at) where state = 'open';
