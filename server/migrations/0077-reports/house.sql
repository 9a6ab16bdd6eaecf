-- Sums of both journals by day (UTC) and what a day is looked at by; empty text: not known, or of nobody in particular. A job adds
-- stretches of the journals, each once: what is written here never needs the past again.
create table reports_day (
  day date not null,
  currency text not null,
  country text not null,
  brand text not null,
  product text not null,
  -- subunits; stakes less what was given back, wins less what was taken back
  deposits numeric not null,
  deposit_count bigint not null,
  cashouts numeric not null,
  cashout_count bigint not null,
  stakes numeric not null,
  bets bigint not null,
  wins numeric not null,
  bonuses numeric not null,
  corrections numeric not null,
  other numeric not null,
  -- what the house staked for players, what offers added to returns, and stakes of sports bets that were decided
  free_stakes numeric not null,
  offers_added numeric not null,
  decided numeric not null,
  primary key (day, currency, country, brand, product)
) with (fillfactor = 70);

-- The same by hour, for some weeks: what is usual by this time of the day.
create table reports_hour (like reports_day) with (fillfactor = 70);
alter table reports_hour
  drop column day,
  add column hour timestamptz not null,
  add primary key (hour, currency, country, brand, product);

-- The same by everything a day can be broken down by.
create table reports_cube (like reports_day) with (fillfactor = 70);
alter table reports_cube
  add column game text not null,
  add column partner text not null,
  add column campaign text not null,
  add primary key (day, currency, country, brand, product, game, partner, campaign);

-- How many players joined, paid in for the first time, staked, and had staked on an earlier day.
create table reports_player_count (
  day date not null,
  country text not null,
  brand text not null,
  partner text not null,
  campaign text not null,
  joined bigint not null default 0,
  first_deposits bigint not null default 0,
  active bigint not null default 0,
  came_back bigint not null default 0,
  primary key (day, country, brand, partner, campaign)
) with (fillfactor = 70);

-- How far the journals are added up, and up to which account players are known.
create table reports_feed (
  only_row boolean primary key default true check (only_row),
  through_id bigint not null default 0,
  house_through_id bigint not null default 0,
  players_through bigint not null default 0,
  fed_at timestamptz
);
insert into reports_feed default values;

-- What was going on, minute by minute, for a day.
create table reports_live (
  at timestamptz not null,
  name text not null,
  value bigint not null,
  primary key (at, name)
);

-- How the last audit of the books ended.
create table reports_audit (
  at timestamptz primary key,
  findings int not null check (findings >= 0),
  detail text
);
