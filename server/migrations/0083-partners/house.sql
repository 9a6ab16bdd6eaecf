create table partners_partner (
  id bigint generated always as identity primary key,
  name text not null,
  contact text not null,
  state text not null default 'active' check (state in ('active', 'paused', 'closed')),
  currency text not null,
  -- the partner's own account with us: nothing is paid for players who belong to it
  own_player_id bigint,
  -- where money goes, sealed; what may be shown of it
  payout_sealed bytea,
  payout_shown text,
  -- signs what the partner's server is told
  secret_sealed bytea not null,
  version int not null default 1,
  created_at timestamptz not null,
  constraint partners_partner_name unique (name)
);

-- Terms are only added to: each version holds from a month on until another one does.
create table partners_terms (
  partner_id bigint not null references partners_partner,
  version int not null,
  from_month date not null check (extract(day from from_month) = 1),
  plans jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (partner_id, version)
);

create table partners_link (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners_partner,
  -- what stands in the address
  code text not null,
  name text not null,
  brand text not null,
  path text not null,
  campaign text,
  created_at timestamptz not null,
  constraint partners_link_code unique (code),
  constraint partners_link_name unique (partner_id, name)
);

create table partners_visits (
  link_id bigint not null references partners_link,
  day date not null,
  visits bigint not null,
  primary key (link_id, day)
) with (fillfactor = 70);

create table partners_hook (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners_partner,
  event text not null check (event in ('registration', 'first_deposit', 'deposit', 'ngr_day')),
  url text not null,
  active boolean not null,
  constraint partners_hook_once unique (partner_id, event)
);

-- What a partner's server is told. The mark says of what: each is told once, under an id that stays the same.
create table partners_postback (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners_partner,
  event text not null,
  mark text not null,
  event_id uuid not null,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  status int,
  answer text,
  at timestamptz not null,
  tried_at timestamptz,
  constraint partners_postback_once unique (partner_id, event, mark)
);
create index partners_postback_own on partners_postback (partner_id, id desc);
create index partners_postback_open on partners_postback (id) where state = 'waiting';

-- A month that is closed stays as it is: what the ledger says later is in the next one.
create table partners_statement (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners_partner,
  month date not null,
  currency text not null,
  terms_version int not null,
  due bigint not null check (due >= 0),
  lines jsonb not null,
  -- below zero, by plan: made good by later months
  carried jsonb not null,
  rates_at timestamptz not null,
  closed_at timestamptz not null,
  constraint partners_statement_once unique (partner_id, month)
);

create table partners_payout (
  id bigint generated always as identity primary key,
  key uuid not null,
  partner_id bigint not null references partners_partner,
  currency text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'paid', 'refused')),
  asked_by bigint not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  decision text,
  decided_at timestamptz,
  decided_by_name text,
  decided_by bigint,
  constraint partners_payout_key unique (key),
  constraint partners_payout_decided check ((state = 'asked') = (decided_at is null)),
  constraint partners_payout_two check (state <> 'paid' or decided_by <> asked_by)
);
create index partners_payout_own on partners_payout (partner_id, id desc);
create index partners_payout_open on partners_payout (asked_at) where state = 'asked';

-- What an invitation is worth and what it takes. Versions are only added; the last one that a second person agreed to holds.
create table partners_referral_terms (
  version int primary key,
  rule jsonb not null,
  made_by bigint not null,
  made_by_name text not null,
  made_at timestamptz not null,
  agreed_by bigint,
  agreed_by_name text,
  agreed_at timestamptz,
  constraint partners_referral_terms_two check (agreed_by is null or agreed_by <> made_by)
);

-- Codes by which players invite, of all homes: each is one player's.
create table partners_code (
  code text primary key,
  owner_id bigint not null,
  created_at timestamptz not null
);
create index partners_code_owner on partners_code (owner_id, created_at);
