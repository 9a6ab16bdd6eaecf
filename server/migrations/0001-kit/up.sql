-- Events, written in the transaction that caused them. One row holds all events of one topic and transaction.
create table kit_outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  events jsonb not null check (jsonb_typeof(events) = 'array'),
  at timestamptz not null default now()
);
create index kit_outbox_in_order on kit_outbox (xid, id);

-- How far each consumer has come. Moved in the same transaction as the consumer's effect.
create table kit_consumer (
  name text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0,
  moved_at timestamptz not null default now()
);

-- Answers given to requests that carried an Idempotency-Key.
create table kit_idempotency (
  scope text not null,
  key text not null,
  input_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index kit_idempotency_age on kit_idempotency (created_at);

-- The demo mailbox: mail that would have gone out.
create table kit_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_part text not null,
  html_part text not null,
  sent_at timestamptz not null default now()
);
create index kit_mail_recipient on kit_mail (recipient, id desc);
