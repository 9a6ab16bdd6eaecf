-- What each role allows. Data, so that a house can draw its own lines; the names of permissions are the contract's.
create table staff_role (
  name text primary key check (name ~ '^[a-z_]{1,40}$'),
  title text not null,
  permissions text[] not null
);
insert into staff_role (name, title, permissions) values
  ('admin', 'Administrator', array['players.read', 'players.read_sensitive', 'players.lock', 'documents.review',
    'audit.read', 'staff.manage']),
  ('support', 'Support', array['players.read', 'players.read_sensitive', 'players.lock']),
  ('verification', 'Verification', array['players.read', 'players.read_sensitive', 'documents.review']),
  ('auditor', 'Auditor (read only)', array['players.read', 'audit.read']);

-- People who work here. Nothing joins them to players: one person may be both, with two passwords.
create table staff_member (
  id bigint generated always as identity primary key,
  email text collate "C" not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 100),
  role text not null references staff_role,
  active boolean not null default true,
  -- Argon2id in PHC form. Null: the set-up link has not been used yet.
  password_hash text,
  -- The authenticator's secret, encrypted with a key that is not in the database.
  totp_secret bytea,
  -- Null: the secret has not been confirmed by a first code.
  totp_confirmed_at timestamptz,
  -- The last thirty-second step whose code was used: a code opens once.
  totp_step bigint not null default 0,
  -- SHA-256 of the token in the set-up link.
  invitation_hash bytea unique check (length(invitation_hash) = 32),
  invitation_expires_at timestamptz,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  constraint staff_member_invitation check ((invitation_hash is null) = (invitation_expires_at is null)),
  constraint staff_member_second_factor check (totp_confirmed_at is null or totp_secret is not null)
);

create table staff_recovery_code (
  member_id bigint not null references staff_member,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table staff_session (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff_member,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- `password`: only the first factor has been shown; nothing but the second step answers.
  stage text not null check (stage in ('password', 'open')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null
);
create index staff_session_of_member on staff_session (member_id, id desc);

-- Guesses at an address's password or a member's code, whether or not there is such an address.
create table staff_attempt (
  subject bytea primary key check (length(subject) = 32),
  failures integer not null,
  -- Since when they are counted; with the third failure, since when it is locked.
  since timestamptz not null
);
create index staff_attempt_age on staff_attempt (since);
