-- Significant events: what an operator must be able to show later. Written in the transaction of what happened.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- One of the contract's list, such as `staff.player_locked`.
  kind text not null check (kind ~ '^[a-z]+(\.[a-z_]+)+$'),
  actor_kind text not null check (actor_kind in ('staff', 'player', 'system')),
  actor_id bigint,
  actor_name text,
  address text,
  -- What was acted upon: `player` 42, `document` 7.
  target_kind text,
  target_id text,
  -- The player it is about, whoever acted and whatever the target is.
  player_id bigint,
  reason text,
  -- The type json, not jsonb: the hash is over the text, so the text must stay as it was written.
  detail json not null default '{}',
  constraint audit_entry_actor check ((actor_kind = 'system') = (actor_id is null)),
  constraint audit_entry_target check ((target_kind is null) = (target_id is null))
);
create index audit_entry_of_player on audit_entry (player_id, id desc) where player_id is not null;
create index audit_entry_of_actor on audit_entry (actor_kind, actor_id, id desc);
create index audit_entry_of_kind on audit_entry (kind, id desc);
create index audit_entry_at on audit_entry (at);

-- Entries that wait for their place in the chain. Written with the entry, taken away with its seal.
create table audit_pending (
  entry_id bigint primary key
);

-- The chain: one link per entry, numbered without a gap. A hash covers the entry and the hash before it.
create table audit_seal (
  number bigint primary key check (number > 0),
  entry_id bigint not null unique,
  day date not null,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null
);
create index audit_seal_of_day on audit_seal (day, number);

-- Both are only ever added to: not even the owner of the tables may change them.
create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function audit_refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function audit_refuse_change();
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function audit_refuse_change();
create trigger audit_seal_no_truncate before truncate on audit_seal
  for each statement execute function audit_refuse_change();
revoke update, delete, truncate on audit_entry, audit_seal from public;
revoke update, delete, truncate on audit_entry, audit_seal from current_user;
