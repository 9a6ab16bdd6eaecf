-- A promotion that is a contest, once it was live: how far it is. The rule is in the version.
create table tournaments_tournament (
  promotion_id bigint primary key references promotions_promotion,
  version int not null,
  kind text not null check (kind in ('tournament', 'quest', 'achievement')),
  identifier text not null,
  state text not null check (state in ('open', 'settling', 'finished', 'canceled')),
  -- rounds count from here on: as written, or when it was opened where that was later
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- counts are numbered: one consumer writes them, one after the other
  changes bigint not null default 0,
  -- of teams that are shuffled: its hash is published with the tournament, the seed when it ends
  team_seed bytea,
  team_seed_hash text,
  winner_team int,
  -- people look at signals meanwhile
  held_until timestamptz,
  moved_at timestamptz not null,
  -- what was told until then has been counted
  counted_at timestamptz,
  -- the result is written down: nothing counts any more
  frozen_at timestamptz,
  -- prizes of places up to this one have been claimed
  paid_through int not null default 0,
  finished_at timestamptz,
  constraint tournaments_tournament_finished check ((state = 'finished') = (finished_at is not null))
);
create index tournaments_tournament_open on tournaments_tournament (ends_at) where state in ('open', 'settling');
create index tournaments_tournament_recent on tournaments_tournament (ends_at desc);
