-- One conversation for each player and each guest; it is closed and opened again, never begun twice.
create table support_chat (
  id bigint generated always as identity primary key,
  -- Named to whoever may see it, instead of the number.
  restore_id uuid not null unique,
  player_id bigint unique,
  -- SHA-256 of the token in the guest's cookie: the token itself is kept nowhere.
  guest_hash bytea unique check (length(guest_hash) = 32),
  group_id integer not null check (group_id in (26, 2, 1)),
  state text not null check (state in ('open', 'closed')),
  language text not null check (length(language) between 2 and 10),
  -- Messages are numbered here, behind the lock of this row: no gap, and none appears behind a reader's back.
  last_number integer not null default 0 check (last_number >= 0),
  visitor_read integer not null default 0,
  staff_read integer not null default 0,
  waiting_since timestamptz,
  visitor_typing_until timestamptz,
  staff_typing_until timestamptz,
  member_id bigint,
  member_name text,
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint support_chat_visitor check (num_nonnulls(player_id, guest_hash) = 1),
  constraint support_chat_read check (visitor_read <= last_number and staff_read <= last_number),
  constraint support_chat_waits check (state = 'open' or waiting_since is null)
);
create index support_chat_queue on support_chat (state, group_id, waiting_since);
create index support_chat_age on support_chat (updated_at);

create table support_file (
  id bigint generated always as identity primary key,
  chat_id bigint not null references support_chat on delete cascade,
  content_id uuid not null unique,
  name text not null check (length(name) between 1 and 200),
  -- Found from the content, not from what the browser said.
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index support_file_of_chat on support_file (chat_id);

-- Plain text. The client's id makes a repeated send one message.
create table support_message (
  chat_id bigint not null references support_chat on delete cascade,
  number integer not null check (number > 0),
  author text not null check (author in ('visitor', 'staff', 'system')),
  client_id uuid not null,
  member_id bigint,
  name text,
  text text not null check (length(text) <= 2000),
  -- Deferred: a conversation that is forgotten takes both with it, in whatever order.
  file_id bigint references support_file deferrable initially deferred,
  created_at timestamptz not null,
  primary key (chat_id, number),
  unique (chat_id, author, client_id),
  constraint support_message_says check (text <> '' or file_id is not null)
);

-- A file in sealed pieces, as documents of players are kept.
create table support_chunk (
  content_id uuid not null,
  chunk_index integer not null check (chunk_index >= 0),
  sealed bytea not null,
  primary key (content_id, chunk_index)
);
alter table support_chunk alter column sealed set storage external;

-- Which member has opened which conversation, in the trail too; who has not cannot follow it.
create table support_visit (
  chat_id bigint not null references support_chat on delete cascade,
  member_id bigint not null,
  opened_at timestamptz not null,
  primary key (chat_id, member_id)
);

-- The id by which a chat of this player is restored, whichever chat it is.
create table support_restore (
  player_id bigint not null,
  project text not null,
  restore_id text not null check (length(restore_id) between 1 and 200),
  updated_at timestamptz not null,
  primary key (player_id, project)
);

-- A letter of the contact form.
create table support_ticket (
  id bigint generated always as identity primary key,
  email text not null check (length(email) between 3 and 254),
  content text not null check (length(content) between 1 and 8000),
  player_id bigint,
  language text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text,
  member_id bigint,
  member_name text,
  created_at timestamptz not null,
  handled_at timestamptz,
  constraint support_ticket_handled check ((state = 'open') = (handled_at is null)),
  constraint support_ticket_answered check ((state = 'answered') = (answer is not null))
);
create index support_ticket_queue on support_ticket (state, id);

-- How often something was done in a window; whom it was is a keyed hash.
create table support_count (
  kind text not null,
  subject bytea not null,
  window_start timestamptz not null,
  times integer not null check (times > 0),
  primary key (kind, subject, window_start)
);

update staff_role set permissions = permissions || array['support.answer'] where name in ('admin', 'support');
