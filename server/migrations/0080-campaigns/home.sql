-- Who was assigned to which text of a campaign, or to its control group: once, whoever repeats it.
create table campaigns_delivery (
  campaign_id bigint not null,
  player_id bigint not null,
  -- 0: the control group
  arm smallint not null,
  state text not null check (state in ('control', 'due', 'sent', 'refused')),
  -- why it was not sent
  why text,
  assigned_at timestamptz not null,
  due_at timestamptz not null,
  -- whose batch it is in, and until when that counts
  claim uuid,
  claimed_until timestamptz,
  sent_at timestamptz,
  -- what the player did within the days that are measured
  deposited_at timestamptz,
  played_at timestamptz,
  measured_at timestamptz,
  primary key (campaign_id, player_id)
);
create index campaigns_delivery_due on campaigns_delivery (campaign_id, due_at, player_id) where state = 'due';
create index campaigns_delivery_of on campaigns_delivery (player_id, assigned_at);

-- Every message that went out, of campaigns (step 0) and of journeys: caps are counted by it.
create table campaigns_message (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  campaign_id bigint not null,
  step int not null,
  channel text not null,
  -- of a popup: what it says, in the player's language
  content jsonb,
  expires_at timestamptz,
  sent_at timestamptz not null,
  opened_at timestamptz,
  clicked_at timestamptz,
  unique (player_id, campaign_id, step)
);
create index campaigns_message_recent on campaigns_message (player_id, sent_at);
create index campaigns_message_of on campaigns_message (campaign_id);

-- Where a player is in a journey: once for each journey.
create table campaigns_run (
  id bigint primary key default kit_new_id(),
  campaign_id bigint not null,
  player_id bigint not null,
  version int not null,
  -- the one that comes next, from 0
  step int not null,
  state text not null check (state in ('running', 'done', 'left')),
  why text,
  started_at timestamptz not null,
  due_at timestamptz not null,
  deposited_at timestamptz,
  unique (campaign_id, player_id)
);
create index campaigns_run_due on campaigns_run (due_at, id) where state = 'running';
create index campaigns_run_of on campaigns_run (player_id) where state = 'running';
create table campaigns_run_step (
  run_id bigint not null references campaigns_run,
  step int not null,
  campaign_id bigint not null,
  player_id bigint not null,
  outcome text not null check (outcome in ('done', 'refused', 'skipped', 'left')),
  why text,
  at timestamptz not null,
  primary key (run_id, step)
);
create index campaigns_run_step_of on campaigns_run_step (campaign_id, step);
