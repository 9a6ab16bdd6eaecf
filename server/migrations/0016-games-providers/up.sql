-- Houses whose games are played here through the wallet protocol: an integration, not a studio of the catalogue.
create table games_provider (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,31}$'),
  title text not null check (length(title) between 1 and 100),
  -- Closed: nothing can be opened or staked; money that is still under way comes in.
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Where their games are opened, and where our calls go.
  base_url text not null,
  -- Sealed with a key of the house. The previous one is valid too, while a new one is brought in.
  secret bytea not null,
  previous_secret bytea,
  -- Addresses and ranges from which calls are taken.
  allowed_addresses text[] not null check (cardinality(allowed_addresses) > 0),
  -- Producers of the catalogue whose games come through it, besides the one of its own name.
  producers text[] not null default '{}',
  calls_per_second integer not null default 500 check (calls_per_second > 0),
  created_at timestamptz not null
);

-- A player has a name of their own at every provider: two of them cannot find out that they know the same person.
create table games_provider_player (
  provider_id text not null references games_provider,
  player_id bigint not null,
  external_id uuid not null unique,
  first_launched_at timestamptz not null,
  primary key (provider_id, player_id)
);

-- One row per launch for real money.
create table games_provider_session (
  id bigint generated always as identity primary key,
  provider_id text not null references games_provider,
  player_id bigint not null,
  -- SHA-256 of the launch token: a copy of this table opens no game.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The log-in it was launched from, and ends with.
  player_session_id text not null,
  game text not null,
  currency text not null,
  device text not null check (device in ('mobile', 'desktop')),
  country text not null,
  language text not null,
  launched_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index games_provider_session_open on games_provider_session (player_id) where ended_at is null;
create index games_provider_session_age on games_provider_session (expires_at);

-- Requests that were taken, for as long as their timestamp would let them be sent again.
create table games_provider_nonce (
  provider_id text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (provider_id, nonce)
);
create index games_provider_nonce_age on games_provider_nonce (expires_at);

-- Rounds we pay for, played at the provider. Asked: the provider has not said yes yet.
create table games_provider_free_rounds (
  id uuid primary key,
  provider_id text not null references games_provider,
  player_id bigint not null,
  game text not null,
  currency text not null,
  rounds integer not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  state text not null check (state in ('asked', 'issued', 'refused', 'cancelled', 'finished')),
  valid_until timestamptz not null,
  asked_at timestamptz not null,
  -- What the provider said at the end: the hash of its call, and what was won.
  finish_hash bytea,
  win bigint check (win >= 0),
  finished_at timestamptz,
  constraint games_provider_free_rounds_finished check
    ((state = 'finished') = (finish_hash is not null and win is not null and finished_at is not null))
);
create index games_provider_free_rounds_of_player on games_provider_free_rounds (player_id, asked_at desc);
