-- What a player's movements are counted under: as it was when the first of them was.
create table reports_player (
  player_id bigint primary key,
  country text not null,
  brand text not null,
  partner text not null,
  campaign text not null,
  joined_on date,
  first_deposit_on date,
  first_active_on date
) with (fillfactor = 80);

-- Who staked on which day.
create table reports_player_day (
  player_id bigint not null,
  day date not null,
  primary key (player_id, day)
);

-- When a player last staked on what.
create table reports_seen (
  player_id bigint not null,
  product text not null,
  at timestamptz not null,
  primary key (player_id, product)
) with (fillfactor = 70);
create index reports_seen_at on reports_seen (at);
