-- What one person wants changed and a second has to agree to: roles and the rules of two people themselves.
create table staff_proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('role', 'rule')),
  -- the name of the role or of the deed
  subject text not null,
  -- the version that was seen; 0: it is new
  version int not null,
  content jsonb not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'declined')),
  asked_by bigint not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  constraint staff_proposal_decided check ((state = 'waiting') = (decided_at is null))
);
-- One at a time for each: two changes of one thing would be one too many.
create unique index staff_proposal_waiting on staff_proposal (kind, subject) where state = 'waiting';

-- Deeds and whether a second person is wanted. What may never be switched off is in the code.
create table staff_rule (
  deed text primary key,
  second boolean not null,
  -- from this amount on, in the unit of the deed; null: always
  from_amount bigint check (from_amount > 0),
  version int not null default 1
);

create table staff_team (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 60),
  queues text[] not null,
  version int not null default 1
);
create table staff_team_member (
  team_id bigint not null references staff_team on delete cascade,
  member_id bigint not null,
  primary key (team_id, member_id)
);
create index staff_team_member_of on staff_team_member (member_id);

-- Whose an item of a queue is: one member's, or a team's until one of it takes it.
create table staff_assignment (
  queue text not null,
  item text not null check (length(item) between 1 and 60),
  member_id bigint,
  team_id bigint references staff_team on delete cascade,
  note text not null default '',
  by_name text not null,
  at timestamptz not null,
  -- counts every change: whoever acts on an older one is refused
  version int not null default 1,
  primary key (queue, item),
  constraint staff_assignment_whose check (member_id is not null or team_id is not null)
);
create index staff_assignment_member on staff_assignment (member_id);

create table staff_notice (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('assigned', 'late', 'second')),
  queue text not null,
  item text,
  -- what it is about, so that it is told once
  mark text not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz,
  constraint staff_notice_once unique (member_id, mark)
);
create index staff_notice_unread on staff_notice (member_id) where read_at is null;

-- How long something may wait in a queue before people are told.
create table staff_queue_promise (
  queue text primary key,
  minutes int not null check (minutes between 1 and 100000)
);
insert into staff_queue_promise (queue, minutes) values
  ('chats', 5), ('referrals', 2), ('overrides', 15), ('manual_results', 60), ('quarantine', 60), ('cashouts', 1440),
  ('documents', 1440), ('letters', 1440), ('corrections', 1440), ('point_corrections', 2880), ('differences', 2880),
  ('reviews', 1440), ('mart_orders', 4320), ('contests', 1440), ('draws', 60), ('flags', 1440), ('claims', 2880),
  ('proposals', 2880);

-- Every file that left the back office: who took what, with which question, how many rows.
create table staff_export (
  id uuid primary key,
  member_id bigint not null,
  member_name text not null,
  -- the call whose rows they are, or the name of a report
  list text not null,
  filters jsonb not null,
  row_count int not null check (row_count >= 0),
  is_personal boolean not null,
  at timestamptz not null
);
create index staff_export_newest on staff_export (at desc, id);
