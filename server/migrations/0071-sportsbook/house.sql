-- How far each result was carried into bets. A job per fixture and shard of players works on it.
create table sportsbook_settling (
  fixture_id bigint not null,
  shard int not null,
  -- of results and cancels that are to be applied
  wanted_version bigint not null,
  done_version bigint not null default 0,
  moved_at timestamptz not null,
  primary key (fixture_id, shard)
);

-- Liability that processes may take on, by what it counts for: `fixture:12`, `outcome:12:1x2;period=ft:home`, `sport:football`.
create table sportsbook_headroom (
  scope text primary key,
  -- in subunits of EUR
  ceiling bigint not null,
  leased bigint not null default 0 check (leased >= 0),
  moved_at timestamptz not null
);

-- A slice of headroom that one process has. A dead one's is rebuilt from bets.
create table sportsbook_lease (
  scope text not null references sportsbook_headroom,
  process uuid not null,
  amount bigint not null,
  spent bigint not null default 0,
  expires_at timestamptz not null,
  primary key (scope, process)
);

-- Settlements and voids by people: one asks, another agrees.
create table sportsbook_manual (
  id bigint generated always as identity primary key,
  fixture_id bigint not null,
  kind text not null check (kind in ('settle', 'void')),
  body jsonb not null,
  reason text not null,
  state text not null check (state in ('asked', 'agreed', 'declined')),
  asked_by text not null,
  decided_by text,
  asked_at timestamptz not null,
  decided_at timestamptz
);

-- Slips that players share, by a short code.
create table sportsbook_code (
  code text primary key,
  body jsonb not null,
  created_at timestamptz not null
);
