-- What staff or rooms have to say, and to whom. Kept: it says who was told what, and by whom.
create table notifications_broadcast (
  id bigint generated always as identity primary key,
  -- One of the two.
  player_ids bigint[],
  group_ids integer[],
  kind text not null check (kind in ('service', 'marketing')),
  -- {title, text, icon, link, button: {title, toName or path}}; words may differ by language.
  message jsonb not null,
  author text not null,
  written_at timestamptz not null,
  finished_at timestamptz,
  reached integer not null default 0,
  check ((player_ids is null) <> (group_ids is null))
);

-- A message to one player, in the player's language. Gone once it has expired.
create table notifications_personal (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('service', 'marketing')),
  -- The same thing is told once: who writes twice under one key writes once.
  key text not null,
  title text not null,
  text text not null,
  content jsonb,
  written_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > written_at),
  unique (player_id, key)
);
create index notifications_personal_expiry on notifications_personal (expires_at);

-- A browser that wants pushes. Its address and keys let anyone write to it: they are sealed.
create table notifications_push_subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  session_id text not null,
  endpoint_hash bytea not null unique,
  sealed bytea not null,
  marketing boolean not null,
  subscribed_at timestamptz not null
);
create index notifications_push_of_player on notifications_push_subscription (player_id, id);
create index notifications_push_of_session on notifications_push_subscription (session_id);

-- The key pair browsers know the house by, made at the first need; the private half is sealed.
create table notifications_push_key (
  single boolean primary key default true check (single),
  public_key text not null,
  sealed bytea not null,
  made_at timestamptz not null
);
