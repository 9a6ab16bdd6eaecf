create table identity_player (
  id bigint generated always as identity primary key,
  -- Lower-case ASCII, made so by the code: two spellings of one address are the same text.
  email text collate "C" not null unique check (email = lower(email) and length(email) between 3 and 254),
  -- Argon2id in PHC form. Null: this player has no password and comes in another way.
  password_hash text,
  nickname text,
  first_name text,
  last_name text,
  gender text check (gender in ('m', 'f')),
  date_of_birth date,
  country text check (country ~ '^[A-Z]{2}$'),
  city text,
  address text,
  postal_code text,
  state text,
  mobile_phone text,
  receive_promos boolean not null default false,
  receive_sms_promos boolean not null default false,
  -- The selected wallet.
  currency text not null,
  language text not null,
  license_name text not null default 'CW',
  deposit_bonus_code text,
  can_issue_bonuses boolean not null default true,
  autoregistered boolean not null default false,
  verified boolean not null default false,
  sumsub_verified boolean,
  two_factor_enabled boolean not null default false,
  sow_questionnaire_expires_at timestamptz,
  -- May be given a place in the back office; the staff room decides what that means.
  staff boolean not null default false,
  terms_accepted_at timestamptz,
  age_confirmed_at timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  current_sign_in_at timestamptz
);

create table identity_session (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity_player,
  -- SHA-256 of the cookie's token: a copy of this table opens no session.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the browser was last told how long to keep the cookie.
  cookie_set_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null,
  country text not null check (country ~ '^[A-Z]{2}$')
);
create index identity_session_of_player on identity_session (player_id, id desc);

-- A solved captcha challenge counts once.
create table identity_captcha_used (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index identity_captcha_used_age on identity_captcha_used (expires_at);
