-- A limit that holds, or a change of one that waits. Rows are kept when they have ended: they are a player's history.
create table limits_limit (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  type text not null check (type in ('loss', 'wager', 'deposit', 'session', 'coolingoff', 'selfexclusion')),
  period text not null check (period in
    ('day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever')),
  status text not null check (status in
    ('active', 'unconfirmed', 'confirmed', 'unconfirmed_disable', 'confirmed_disable')),
  -- The limit this change waits for; null: the row is a limit.
  change_of bigint references limits_limit,
  -- Windows are counted from here.
  starts_at timestamptz not null,
  -- Named currencies and their amounts in subunits, as text: {"EUR": "10000"}.
  amounts jsonb,
  session_minutes integer check (session_minutes > 0),
  -- What has moved in each currency since `after_transfer`, and how much of it is not of the window that runs:
  -- {"EUR": {"total": "-500", "base": "0"}}. Below zero is spent.
  counters jsonb not null default '{}',
  window_from timestamptz not null,
  -- Null: the window has no end.
  window_until timestamptz,
  -- The last transfer of the player when counting began.
  after_transfer bigint not null,
  -- The window of which the player has been told that it is used up.
  told_from timestamptz,
  -- When a break or exclusion is over; null: never.
  until timestamptz,
  -- An exclusion that is over, whose player asked to come back: play opens then.
  returns_at timestamptz,
  token_hash bytea unique check (length(token_hash) = 32),
  confirm_until timestamptz,
  active_from timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_how text,
  constraint limits_limit_is_change check ((status = 'active') = (change_of is null)),
  constraint limits_limit_has_end check ((ended_at is null) = (ended_how is null)),
  constraint limits_limit_has_amounts check
    ((type in ('loss', 'wager', 'deposit') and status not in ('unconfirmed_disable', 'confirmed_disable'))
      = (amounts is not null)),
  constraint limits_limit_waits check
    ((status in ('unconfirmed', 'unconfirmed_disable')) <= (confirm_until is not null and token_hash is not null)),
  constraint limits_limit_comes check ((status in ('confirmed', 'confirmed_disable')) <= (active_from is not null))
) with (fillfactor = 60);
create unique index limits_limit_holds on limits_limit (player_id, type, period)
  where change_of is null and ended_at is null;
create unique index limits_limit_changes on limits_limit (change_of) where change_of is not null and ended_at is null;
-- Every group of wagers looks here; most players are not in it.
create index limits_limit_of_player on limits_limit (player_id) where ended_at is null;
create index limits_limit_windows on limits_limit (window_until) where ended_at is null and status = 'active';

-- Who was asked for a limit and what they said (PP-22).
create table limits_proposal (
  player_id bigint primary key,
  answer text not null check (answer in ('declined', 'set')),
  at timestamptz not null
);

-- Money that was paid in or taken out is rare among the transfers of a wallet; sums of it are read by day.
create index wallet_transfer_paid on wallet_transfer (account_id, at) where reason in ('deposit', 'capture');

-- Whether somebody with the same name and birth date has excluded themselves is asked at every deposit.
create index identity_player_birth on identity_player (date_of_birth) where date_of_birth is not null;
