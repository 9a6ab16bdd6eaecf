-- A deposit or a cashout. How it stands is the last of its events; the two are written together.
create table payments_payment (
  id bigint generated always as identity primary key,
  -- Ours, unguessable: what the provider is told, the key of the deposit in the ledger, the id of a cashout's hold.
  reference uuid not null unique,
  player_id bigint not null,
  action text not null check (action in ('deposit', 'cashout')),
  state text not null check (state in
    ('reserved', 'pending', 'processing', 'succeeded', 'declined', 'canceled', 'rejected', 'recalled')),
  currency text not null,
  amount bigint not null check (amount > 0),
  method text not null,
  provider text not null,
  provider_reference text,
  -- What may be shown of where the money goes: an address, the end of a card or an account.
  destination text,
  -- What the provider must be told to do it, sealed: an account, an address, the place of the player.
  sealed_order bytea not null,
  profile_id bigint,
  -- Whether the player may take a cashout back, by the licence it was asked for under.
  reversible boolean not null default false,
  -- Where the browser goes on; kept, so that a repeated request gets the same.
  next_step jsonb,
  routes jsonb,
  -- For the player: why it came to nothing.
  cancellation_reason text,
  confirmations_seen int,
  confirmations_needed int,
  -- What checks said of a cashout, and which of them spoke.
  verdict text check (verdict in ('accept', 'review')),
  signals text[] not null default '{}',
  created_at timestamptz not null,
  moved_at timestamptz not null,
  finished_at timestamptz,
  -- When the sweeper has a look; null: it waits for people, or is over.
  look_at timestamptz,
  looks int not null default 0,
  constraint payments_payment_ends check ((finished_at is null) = (state in ('reserved', 'pending', 'processing')))
) with (fillfactor = 70);
create index payments_payment_of_player on payments_payment (player_id, id desc);
create index payments_payment_to_look_at on payments_payment (look_at) where look_at is not null;
create index payments_payment_open on payments_payment (player_id, action, currency)
  where state in ('reserved', 'pending', 'processing');
create index payments_payment_waiting on payments_payment (id) where action = 'cashout' and state = 'pending';
create index payments_payment_finished on payments_payment (provider, finished_at) where state = 'succeeded';
create index payments_payment_at_provider on payments_payment (provider, provider_reference);

-- Every step of every payment, in order, with the entry of the ledger that belongs to it. Only ever added to.
create table payments_event (
  payment_id bigint not null references payments_payment,
  number int not null check (number > 0),
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('player', 'provider', 'staff', 'clock')),
  actor_id bigint,
  -- For staff: words of the provider or of a colleague.
  reason text,
  ledger_key uuid,
  ledger_reason text,
  -- The provider's name of what it told.
  provider_event text,
  at timestamptz not null,
  primary key (payment_id, number)
);

-- What providers told us and, byte for byte, what we answered. The bodies themselves are not kept.
create table payments_callback (
  id bigint generated always as identity primary key,
  provider text not null,
  body_hash bytea not null,
  outcome text not null,
  status int not null,
  answer text not null,
  payment_ids bigint[] not null default '{}',
  at timestamptz not null,
  unique (provider, body_hash)
);
create index payments_callback_of_payment on payments_callback using gin (payment_ids);

-- Ways of paying a player has saved. The token is the provider's and sealed; a card number never comes here.
create table payments_profile (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  provider text not null,
  method text not null,
  sealed_token bytea,
  token_hash bytea not null,
  title text not null check (title !~ '[0-9]{5}'),
  brand text not null,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  removed_at timestamptz,
  unique (player_id, provider, token_hash),
  constraint payments_profile_forgets check ((removed_at is null) = (sealed_token is not null))
);

-- Where coins of a player come to: one address for each player, currency and chain, derived from its id.
create table payments_address (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  method text not null,
  provider text not null,
  currency text not null,
  network text not null,
  address text,
  created_at timestamptz not null,
  unique (player_id, provider, currency, network)
);
create index payments_address_by_name on payments_address (provider, address);

create table payments_approval (
  payment_id bigint not null references payments_payment,
  member_id bigint not null,
  member_name text not null,
  at timestamptz not null,
  primary key (payment_id, member_id)
);

-- What does not fit between our books and a provider's. Somebody looks at each of them.
create table payments_difference (
  id bigint generated always as identity primary key,
  kind text not null,
  provider text not null,
  payment_id bigint references payments_payment,
  player_id bigint,
  provider_reference text not null default '',
  amount bigint,
  currency text,
  expected_amount bigint,
  expected_currency text,
  detail text not null default '',
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint,
  settled_by_name text,
  settlement text
);
-- The same thing told again is one difference.
create unique index payments_difference_once
  on payments_difference (provider, kind, provider_reference, coalesce(payment_id, 0));
create index payments_difference_open on payments_difference (id) where settled_at is null;
create index payments_difference_of_payment on payments_difference (payment_id);

-- What a provider says it did, as it said it.
create table payments_report_line (
  provider text not null,
  provider_reference text not null,
  reference uuid,
  action text not null,
  state text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null,
  read_at timestamptz not null,
  primary key (provider, provider_reference)
);
create index payments_report_line_by_reference on payments_report_line (reference);

create function payments_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'steps of payments and callbacks are append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger payments_event_append_only before update or delete on payments_event
  for each row execute function payments_refuse_change();
create trigger payments_event_no_truncate before truncate on payments_event
  for each statement execute function payments_refuse_change();
create trigger payments_callback_append_only before update or delete on payments_callback
  for each row execute function payments_refuse_change();
revoke update, delete, truncate on payments_event, payments_callback from public;
revoke update, delete, truncate on payments_event, payments_callback from current_user;
