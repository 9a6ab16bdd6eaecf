alter table identity_player
  add column current_sign_in_country text check (current_sign_in_country ~ '^[A-Z]{2}$'),
  -- The log-in before the current one, for the player to compare with what they remember.
  add column last_sign_in_at timestamptz,
  add column last_sign_in_country text check (last_sign_in_country ~ '^[A-Z]{2}$');

alter table identity_session
  -- When the player last proved who they are in this session; the log-in itself counts.
  add column proven_at timestamptz not null default now(),
  -- Set where the player's protection profile ends a session after a while without activity.
  add column idle_limit_ms integer check (idle_limit_ms > 0);
update identity_session set proven_at = created_at;

-- Failed log-ins by address, whether or not it has an account. An attempt is counted before it is looked at, and taken
-- back when it turns out right: attempts that arrive together cannot slip past the count.
create table identity_login_guard (
  -- Keyed hash of the address: this table is no list of addresses.
  address_hash bytea primary key check (length(address_hash) = 32),
  failed_at timestamptz[] not null default '{}',
  locked_at timestamptz,
  -- Tries with a second factor while locked: they may open the lock, so they are counted by themselves.
  code_tried_at timestamptz[] not null default '{}',
  changed_at timestamptz not null
);
create index identity_login_guard_age on identity_login_guard (changed_at);

-- The password was right, the second factor is still to come. Known to one browser by a cookie of its own.
create table identity_half_sign_in (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  player_id bigint not null references identity_player,
  -- What the password was compared with: a password that changes in between ends this. Null: the player has none and
  -- came with an account of another house.
  password_hash text,
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_half_sign_in_age on identity_half_sign_in (expires_at);

create table identity_two_factor (
  player_id bigint primary key references identity_player,
  -- AES-256-GCM under a key derived from HALLEY_SECRET, bound to the player.
  sealed_secret bytea not null,
  -- The last time step whose code was used: no code counts twice.
  last_step bigint not null,
  enabled_at timestamptz not null
);

create table identity_recovery_code (
  player_id bigint not null references identity_player,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

create table identity_passkey (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity_player,
  credential_id bytea not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkey_of_player on identity_passkey (player_id, id);

-- What an authenticator is asked to sign; gone as soon as it has been.
create table identity_passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  purpose text not null check (purpose in ('create', 'sign_in')),
  session_id bigint references identity_session,
  half_sign_in_id bigint references identity_half_sign_in on delete cascade,
  expires_at timestamptz not null,
  check (purpose = 'sign_in' or session_id is not null)
);
create index identity_passkey_challenge_age on identity_passkey_challenge (expires_at);
create index identity_passkey_challenge_half on identity_passkey_challenge (half_sign_in_id)
  where half_sign_in_id is not null;

-- Links in mails. Only the hash is here; a copy of this table opens nothing.
create table identity_mail_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('confirm', 'reset', 'unlock')),
  player_id bigint not null references identity_player,
  -- The address it was sent to: it proves nothing about another one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_mail_token_of_player on identity_mail_token (player_id, purpose, created_at);
create index identity_mail_token_age on identity_mail_token (expires_at);

-- Browsers a player has logged in with, each by a long-lived cookie.
create table identity_device (
  player_id bigint not null references identity_player,
  token_hash bytea not null check (length(token_hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, token_hash)
);
