-- Adventures as people write them: consecutive days (UTC), each with what it asks for and gives. Changed only as a draft.
create table vip_adventure (
  id bigint primary key default kit_new_id(),
  state text not null check (state in ('draft', 'live', 'ended')),
  rule jsonb not null,
  version int not null,
  group_id int not null,
  first_day date not null,
  last_day date not null,
  -- the group of a day's status: this number and its step
  status_from int not null unique,
  -- everybody who wrote at it: another person publishes
  writers bigint[] not null,
  made_by_name text not null,
  changed_at timestamptz not null,
  published_by bigint,
  published_by_name text,
  published_at timestamptz,
  ended_at timestamptz,
  -- what its gifts may cost at most and have cost, in subunits of EUR
  hard bigint not null check (hard > 0),
  spent bigint not null default 0,
  constraint vip_adventure_days check (last_day between first_day and first_day + 30),
  constraint vip_adventure_budget check (spent between 0 and hard),
  constraint vip_adventure_by_two check (published_by is null or not published_by = any(writers)),
  constraint vip_adventure_published check (state <> 'live' or published_by is not null)
);
create index vip_adventure_live on vip_adventure (first_day) where state = 'live';
