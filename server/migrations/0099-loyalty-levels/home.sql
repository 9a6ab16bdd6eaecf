-- When a player reached which level.
create table loyalty_level (
  player_id bigint not null,
  level smallint not null check (level between 2 and 12),
  at timestamptz not null,
  primary key (player_id, level)
);
