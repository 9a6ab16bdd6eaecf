-- A source of fixtures. Down until it was recovered after a start.
create table fixtures_producer (
  id text primary key,
  state text not null check (state in ('down', 'recovering', 'up')),
  epoch bigint not null default 0,
  -- everything up to here was applied
  seq bigint not null default 0,
  heard_at timestamptz,
  moved_at timestamptz not null,
  reason text
);

create table fixtures_category (
  id bigint generated always as identity primary key,
  producer text not null references fixtures_producer,
  feed_id text not null,
  sport text not null,
  names jsonb not null,
  constraint fixtures_category_feed unique (producer, sport, feed_id)
);

create table fixtures_tournament (
  id bigint generated always as identity primary key,
  category_id bigint not null references fixtures_category,
  feed_id text not null,
  names jsonb not null,
  tier int not null,
  constraint fixtures_tournament_feed unique (category_id, feed_id)
);

create table fixtures_competitor (
  id bigint generated always as identity primary key,
  producer text not null references fixtures_producer,
  sport text not null,
  feed_id text not null,
  names jsonb not null,
  colours text[] not null default '{}',
  constraint fixtures_competitor_feed unique (producer, sport, feed_id)
);

create table fixtures_fixture (
  id bigint generated always as identity primary key,
  producer text not null references fixtures_producer,
  feed_id text not null,
  tournament_id bigint not null references fixtures_tournament,
  sport text not null,
  -- what the producer says of it, as its last description; sides hold ids of fixtures_competitor
  description jsonb not null,
  start_at timestamptz not null,
  status text not null,
  score jsonb,
  -- of the last message that was applied; without gaps
  version bigint not null,
  -- what the last messages said, by version: whether a repetition repeats
  digests jsonb not null default '[]',
  -- how many results, cancels and rollbacks there were, people's among them
  settlements bigint not null default 0,
  -- grows with every change of it, its gate or its markets: what a copy in memory is compared by
  change bigint not null default 1,
  simulated boolean not null,
  proof jsonb,
  changed_at timestamptz not null,
  constraint fixtures_fixture_feed unique (producer, feed_id)
);
create index fixtures_fixture_start on fixtures_fixture (start_at);
create index fixtures_fixture_open on fixtures_fixture (status, start_at) where status in ('not_started', 'live', 'interrupted');
create index fixtures_fixture_changed on fixtures_fixture (changed_at);
create index fixtures_fixture_tournament on fixtures_fixture (tournament_id, start_at);

-- Whether bets are taken on a fixture at all. A bet holds its gates for share, a stop takes them for update.
create table fixtures_gate (
  fixture_id bigint primary key references fixtures_fixture,
  -- the feed's own word; a trader's stop stands beside it
  open boolean not null,
  trader_stop text,
  -- markets that people have stopped or settled, with the reason
  market_stops jsonb not null default '{}',
  -- something was said of it that could not be believed, and nobody has looked yet
  distrusted_at timestamptz,
  -- of the last change that closed something: prices older than it do not count
  closing_version bigint not null default 0,
  moved_at timestamptz not null
);

create table fixtures_market (
  fixture_id bigint not null references fixtures_fixture,
  key text not null,
  status text not null check (status in ('active', 'suspended', 'inactive', 'handed_over', 'settled', 'cancelled')),
  version bigint not null,
  -- outcomes with price, fair, back and whether each is offered, as the last message said
  outcomes jsonb not null,
  -- its short number in the fixture, in frames and on pages
  number int not null,
  -- the fixture's, when it was written
  change bigint not null,
  primary key (fixture_id, key),
  constraint fixtures_market_number unique (fixture_id, number)
);

-- What was offered when, by batches. Never changed.
create table fixtures_price (
  fixture_id bigint not null,
  version bigint not null,
  market text not null,
  at timestamptz not null,
  outcomes jsonb not null,
  primary key (fixture_id, market, version)
);
create index fixtures_price_at on fixtures_price using brin (at);

create table fixtures_incident (
  fixture_id bigint not null references fixtures_fixture,
  version bigint not null,
  kind text not null,
  clock double precision not null,
  detail jsonb not null,
  at timestamptz not null,
  primary key (fixture_id, version)
);

-- Results by version: the highest that was not taken back counts, outcome by outcome, and people's before the feed's.
create table fixtures_result (
  fixture_id bigint not null references fixtures_fixture,
  market text not null,
  -- its number among the fixture's settlements
  version bigint not null,
  -- of the message; null where people settled it
  feed_version bigint,
  certainty int not null check (certainty in (1, 2)),
  outcomes jsonb not null,
  facts jsonb,
  void_reason text,
  taken_back_version bigint,
  -- staff, where people settled it
  made_by text,
  at timestamptz not null,
  primary key (fixture_id, market, version)
);

-- Windows in which accepted bets are void.
create table fixtures_cancel (
  fixture_id bigint not null references fixtures_fixture,
  version bigint not null,
  feed_version bigint,
  -- null: all markets
  markets text[],
  from_at timestamptz,
  until_at timestamptz,
  reason text not null,
  taken_back_version bigint,
  made_by text,
  at timestamptz not null,
  primary key (fixture_id, version)
);

-- Messages that could not be believed. People look at them.
create table fixtures_quarantine (
  id bigint generated always as identity primary key,
  producer text not null,
  fixture_id bigint,
  fault text not null,
  message text not null,
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  note text
);
create index fixtures_quarantine_open on fixtures_quarantine (at) where closed_at is null;
