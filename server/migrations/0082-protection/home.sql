-- What a player did, by quarter of an hour: sums that do not depend on the order in which they come. Amounts are cents of EUR.
create table protection_quarter (
  player_id bigint not null,
  at timestamptz not null,
  rounds int not null default 0,
  staked bigint not null default 0,
  -- stakes less wins of what was settled then: below zero, the player won
  lost bigint not null default 0,
  deposits int not null default 0,
  deposited bigint not null default 0,
  refused_deposits int not null default 0,
  recalled_cashouts int not null default 0,
  limits_set int not null default 0,
  limits_tightened int not null default 0,
  -- asked for a looser limit, and became looser
  limits_asked int not null default 0,
  limits_loosened int not null default 0,
  limits_reached int not null default 0,
  breaks int not null default 0,
  exclusions int not null default 0,
  primary key (player_id, at)
);
create index protection_quarter_at on protection_quarter (at);

-- Days of players that changed since they were looked at.
create table protection_due (
  player_id bigint not null,
  day date not null,
  primary key (player_id, day)
);

-- The same by day of UTC, with what only the order within a day tells.
create table protection_day (
  player_id bigint not null,
  day date not null,
  rounds int not null,
  staked bigint not null,
  lost bigint not null,
  deposits int not null,
  deposited bigint not null,
  refused_deposits int not null,
  recalled_cashouts int not null,
  limits_set int not null,
  limits_tightened int not null,
  limits_asked int not null,
  limits_loosened int not null,
  limits_reached int not null,
  breaks int not null,
  exclusions int not null,
  night_rounds int not null,
  longest_minutes int not null,
  chases int not null,
  stake_raises int not null,
  primary key (player_id, day)
);
create index protection_day_day on protection_day (day);

-- What the rules have seen: once for each player, day and rule. It may rise from watch to act, and is never lowered.
create table protection_marker (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  day date not null,
  kind text not null,
  level text not null check (level in ('watch', 'act')),
  -- what was counted, and from what on the rule raises this level
  measure bigint not null,
  threshold bigint not null,
  figures jsonb not null,
  rules_version int not null,
  raised_at timestamptz not null,
  constraint protection_marker_once unique (player_id, day, kind)
);
create index protection_marker_day on protection_marker (day, kind);

-- How a player stands, as of the last look; looked at again on a day when something may have lapsed.
create table protection_player (
  player_id bigint primary key,
  level text not null check (level in ('none', 'watch', 'act')),
  kinds text[] not null,
  since timestamptz not null,
  look_on date
);
create index protection_player_level on protection_player (level, since desc, player_id) where level <> 'none';
create index protection_player_look on protection_player (look_on) where look_on is not null;

create table protection_case (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  level text not null check (level in ('watch', 'act')),
  state text not null check (state in ('open', 'contact', 'waiting', 'second_person', 'closed')),
  -- moves with each change: who acts has seen it
  version int not null default 1,
  -- null: a rule
  opened_by text,
  opened_why text not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  assignee_id bigint,
  assignee text,
  outcome text check (outcome in ('no_action', 'limit_proposed', 'break_proposed', 'document_asked', 'account_closed')),
  outcome_why text,
  outcome_by text,
  outcome_by_id bigint,
  -- the second person, where one was needed
  agreed_by text,
  closed_at timestamptz,
  constraint protection_case_closed check ((state = 'closed') = (closed_at is not null)),
  constraint protection_case_outcome check ((state in ('second_person', 'closed')) = (outcome is not null))
);
create unique index protection_case_one_open on protection_case (player_id) where state <> 'closed';
create index protection_case_waiting on protection_case (due_at, id) where state <> 'closed';
create index protection_case_player on protection_case (player_id, id desc);
create index protection_case_opened on protection_case (opened_at);

-- What was said with a player, by whom and how. Of what we wrote: which words, in which language.
create table protection_contact (
  id bigint primary key default kit_new_id(),
  case_id bigint not null references protection_case,
  player_id bigint not null,
  channel text not null check (channel in ('message', 'phone', 'chat', 'mail', 'letter')),
  is_from_player boolean not null,
  template text,
  title text,
  said text not null,
  by_name text not null,
  at timestamptz not null,
  constraint protection_contact_message check ((channel = 'message') = (template is not null and title is not null))
);
create index protection_contact_case on protection_contact (case_id, id);
create index protection_contact_player on protection_contact (player_id, id desc);
create index protection_contact_at on protection_contact (at);

-- Where money comes from, and what play can be afforded: asked by staff, answered with a form or a document.
create table protection_request (
  id bigint primary key default kit_new_id(),
  case_id bigint not null references protection_case,
  player_id bigint not null,
  kind text not null check (kind in ('source_of_funds', 'affordability')),
  asked_by text not null,
  asked_at timestamptz not null
);
create index protection_request_player on protection_request (player_id, id desc);
create index protection_request_case on protection_request (case_id, id);

-- What a player told about income and spending. Sealed: nobody reads it in the database.
create table protection_answer (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  sealed bytea not null,
  -- of the content, keyed: the same answer twice is one
  mark bytea not null,
  at timestamptz not null
);
create index protection_answer_player on protection_answer (player_id, id desc);
