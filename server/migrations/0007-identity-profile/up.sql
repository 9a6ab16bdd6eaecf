alter table identity_player
  add column personal_id_number text,
  add column time_zone text,
  add column receive_promos_via_phone_calls boolean not null default false,
  add column agreed_to_partner_promotions boolean not null default false,
  add column terms_version text,
  -- Of the loyalty ladder; the room that counts points moves it.
  add column level smallint not null default 1 check (level between 1 and 12);

-- Where a player came from, as it was known when the account was opened.
create table identity_acquisition (
  player_id bigint primary key references identity_player,
  stag text,
  affb_id text not null,
  click_id text,
  utm jsonb not null default '{}',
  at timestamptz not null
);

-- What a player agreed to and took back, in the order it happened. Nothing in it is ever changed.
create table identity_consent (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity_player,
  purpose text not null check (purpose in ('terms', 'age', 'receive_promos', 'receive_sms_promos',
    'receive_promos_via_phone_calls', 'agreed_to_partner_promotions')),
  version text,
  given boolean not null,
  source text not null,
  address text not null,
  at timestamptz not null
);
create index identity_consent_of_player on identity_consent (player_id, id desc);

create function identity_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger identity_consent_append_only before update or delete on identity_consent
  for each row execute function identity_refuse_change();
create trigger identity_consent_no_truncate before truncate on identity_consent
  for each statement execute function identity_refuse_change();

-- Devices a player came with, by the hash of what the fingerprint script says. A few of them are kept.
create table identity_fingerprint (
  player_id bigint not null references identity_player,
  hash bytea not null check (length(hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, hash)
);
create index identity_fingerprint_by_hash on identity_fingerprint (hash);

create table identity_group_member (
  player_id bigint not null references identity_player,
  group_id integer not null check (group_id > 0),
  joined_at timestamptz not null,
  primary key (player_id, group_id)
);
create index identity_group_member_by_group on identity_group_member (group_id, player_id);

-- What the risk rules were asked and what they said.
create table identity_risk_check (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity_player,
  transaction_id text not null,
  kind text not null check (kind in ('transaction', 'payout')),
  amount numeric not null,
  currency text not null,
  payment_system text not null,
  verdict text not null check (verdict in ('accept', 'review', 'decline')),
  reasons text[] not null,
  address text not null,
  at timestamptz not null
);
create index identity_risk_check_of_player on identity_risk_check (player_id, at desc);

create table identity_app_use (
  player_id bigint not null references identity_player,
  event text not null check (event in ('open', 'install')),
  times bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (player_id, event)
);
