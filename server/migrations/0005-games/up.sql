-- Play for fun: a purse per browser, thrown away when it has not been used for a day.
create table games_demo_purse (
  id uuid primary key,
  balance bigint not null check (balance >= 0),
  used_at timestamptz not null default now()
);
create index games_demo_purse_age on games_demo_purse (used_at);

create table games_demo_round (
  id uuid primary key,
  purse_id uuid not null references games_demo_purse on delete cascade,
  game text not null,
  game_version integer not null,
  input_hash bytea not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  balance_before bigint not null,
  balance_after bigint not null,
  detail jsonb not null,
  at timestamptz not null default now()
);
create index games_demo_round_of_purse on games_demo_round (purse_id, at desc);

-- Seeds of the provably fair stream. A pair belongs to a player, or to a demo purse; one of each is sealed at a time.
create table games_seed_pair (
  id uuid primary key,
  player_id bigint,
  purse_id uuid references games_demo_purse on delete cascade,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  nonce integer not null default 0,
  sealed_at timestamptz not null default now(),
  revealed_at timestamptz,
  constraint games_seed_pair_owner check ((player_id is null) <> (purse_id is null))
) with (fillfactor = 50);
create unique index games_seed_pair_of_player on games_seed_pair (player_id) where revealed_at is null and player_id is not null;
create unique index games_seed_pair_of_purse on games_seed_pair (purse_id) where revealed_at is null and purse_id is not null;
