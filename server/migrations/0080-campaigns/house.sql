create table campaigns_segment (
  id bigint generated always as identity primary key,
  name text not null unique,
  version int not null,
  changed_at timestamptz not null,
  -- what was counted last, of which version and when
  counted_version int,
  players int,
  counted_at timestamptz,
  -- a few of those it holds for
  sample bigint[] not null default '{}',
  -- a count that is under way: of which version, how far it is and what it has found
  counting_version int,
  counting_after bigint not null default 0,
  counting_players int not null default 0,
  counting_sample bigint[] not null default '{}'
);
create table campaigns_segment_version (
  segment_id bigint not null references campaigns_segment,
  version int not null,
  rule jsonb not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null,
  primary key (segment_id, version)
);

-- Campaigns and journeys: what both are agreed to, started and stopped by.
create table campaigns_campaign (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('campaign', 'journey')),
  name text not null,
  state text not null check (state in ('draft', 'waiting', 'approved', 'running', 'done', 'stopped')),
  version int not null,
  -- everybody who has written at it: none of them agrees to it
  writers bigint[] not null,
  made_by_name text not null,
  changed_at timestamptz not null,
  proposed_at timestamptz,
  approved_by_id bigint,
  approved_by_name text,
  approved_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- what journeys are entered by
  event text,
  -- segments by number, in the versions it was proposed with
  pins jsonb not null default '{}',
  -- how far players have been assigned; null: all of them
  assigning_after bigint default 0,
  measured_at timestamptz,
  check (not (approved_by_id = any(writers)))
);
-- Whoever presses twice writes one.
create unique index campaigns_campaign_name on campaigns_campaign (name) where state not in ('done', 'stopped');
create index campaigns_campaign_waiting on campaigns_campaign (proposed_at) where state = 'waiting';
create index campaigns_campaign_open on campaigns_campaign (kind, state) where state in ('approved', 'running');
create table campaigns_version (
  campaign_id bigint not null references campaigns_campaign,
  version int not null,
  rule jsonb not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null,
  primary key (campaign_id, version)
);

-- How often and when anybody is written to; the newest counts.
create table campaigns_reach (
  version int primary key,
  rules jsonb not null,
  by_name text not null,
  at timestamptz not null
);
