-- The catalogue: who makes games, the games, what each costs and pays in a currency, and the collections of the lobby.
create table games_producer (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9_.-]{0,79}$'),
  title text not null check (length(title) between 1 and 100),
  state text not null default 'open' check (state in ('open', 'closed'))
);

create table games_game (
  id bigint generated always as identity primary key,
  -- `producer/name`: known to providers, rounds and links, and never changed.
  identifier text collate "C" not null unique check (length(identifier) <= 200),
  producer_id text not null references games_producer,
  title text not null check (length(title) between 1 and 200),
  seo_title text not null check (seo_title ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$'),
  kind text not null check (kind in ('slot', 'table', 'live', 'instant', 'card', 'crash', 'bingo', 'other')),
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Who opens it: the house's own screen, or the provider that runs it.
  launch text not null check (launch in ('house', 'provider')),
  version integer not null default 1,
  has_demo boolean not null default false,
  devices text[] not null default '{desktop,mobile}'
    check (devices <@ '{desktop,mobile}' and cardinality(devices) > 0),
  volatility text check (volatility in ('low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high')),
  lines integer check (lines >= 0),
  ways integer check (ways >= 0),
  -- Per cent.
  hit_rate numeric(5, 2) check (hit_rate between 0 and 100),
  payout numeric(6, 2) check (payout >= 0),
  return_lowest numeric(6, 2),
  return_highest numeric(6, 2),
  popularity integer not null default 0,
  preview text not null default '',
  released_at timestamptz not null,
  listed_at timestamptz not null default now(),
  unique (producer_id, seo_title),
  check (identifier like producer_id || '/_%')
);

create table games_description (
  game_id bigint not null references games_game on delete cascade,
  -- A language (`de`), or a locale where it differs (`en-AU`).
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  text text not null check (length(text) <= 5000),
  primary key (game_id, locale)
);

-- The id that launches and favourites use: one per game and currency, kept for ever. FUN is play for fun.
create table games_currency (
  id bigint generated always as identity primary key,
  game_id bigint not null references games_game on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  is_open boolean not null default true,
  stake_min bigint check (stake_min >= 0),
  stake_max bigint check (stake_max >= stake_min),
  win_max bigint check (win_max >= 0),
  unique (game_id, currency)
);

-- `slug`, or `slug:cc` for one country, where it takes the place of `slug`.
create table games_collection (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9_-]{0,60}(:[a-z]{2})?$'),
  title text not null check (length(title) between 1 and 100),
  position integer not null default 0
);

create table games_collection_game (
  collection_id text not null references games_collection on delete cascade,
  game_id bigint not null references games_game on delete cascade,
  position integer not null default 0,
  primary key (collection_id, game_id)
);
create index games_collection_game_of_game on games_collection_game (game_id);

-- Every process keeps the catalogue in memory and looks at this number to know whether its copy is still true. A
-- trigger counts, so that a change by hand in the database is seen as well.
create table games_catalogue_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into games_catalogue_version (version) values (1);

create function games_catalogue_changed() returns trigger language plpgsql as $$
begin
  update games_catalogue_version set version = version + 1;
  return null;
end $$;

create trigger games_changed after insert or update or delete or truncate on games_producer
  for each statement execute function games_catalogue_changed();
create trigger games_changed after insert or update or delete or truncate on games_game
  for each statement execute function games_catalogue_changed();
create trigger games_changed after insert or update or delete or truncate on games_currency
  for each statement execute function games_catalogue_changed();
create trigger games_changed after insert or update or delete or truncate on games_collection
  for each statement execute function games_catalogue_changed();
create trigger games_changed after insert or update or delete or truncate on games_collection_game
  for each statement execute function games_catalogue_changed();

create table games_favourite (
  player_id bigint not null,
  game_id bigint not null references games_game on delete cascade,
  added_at timestamptz not null,
  -- Several within one instant keep their order.
  number bigint generated always as identity,
  primary key (player_id, game_id)
);

-- What a player has played and when last, from settled rounds.
create table games_played (
  player_id bigint not null,
  game text collate "C" not null,
  last_activity_at timestamptz not null,
  primary key (player_id, game)
);
create index games_played_latest on games_played (player_id, last_activity_at desc);

-- The latest wins that everybody was told of; older ones are removed as new ones come.
create table games_winner (
  id bigint generated always as identity primary key,
  round_id uuid not null unique,
  player_id bigint not null,
  game text not null,
  currency text not null,
  stake bigint not null,
  win bigint not null,
  at timestamptz not null
);
