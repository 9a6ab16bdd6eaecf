create table jackpots_jackpot (
  id int generated always as identity primary key,
  identifier text not null unique check (identifier ~ '^[a-z][a-z0-9-]{1,60}$'),
  external_id text not null unique,
  name text not null,
  currency text not null,
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Stakes in these currencies feed it.
  allowed_currencies text[] not null,
  -- Stakes in these games feed it; none named: in every game.
  games text[] not null default '{}',
  created_at timestamptz not null
);

-- What a level is from its next cycle on; what holds for the one that runs is in its cycle.
create table jackpots_level (
  id int generated always as identity primary key,
  jackpot_id int not null references jackpots_jackpot,
  place int not null,
  identifier text not null check (identifier ~ '^[a-z][a-z0-9-]{0,60}$'),
  external_id text not null unique,
  name text not null,
  -- Parts of a million of every stake.
  rate_ppm int not null check (rate_ppm between 1 and 100000),
  seed_amount bigint not null check (seed_amount >= 0),
  ceiling_amount bigint not null check (ceiling_amount <= 1000000000000000),
  unique (jackpot_id, place),
  unique (jackpot_id, identifier),
  constraint jackpots_level_can_grow check (ceiling_amount > seed_amount)
);

-- From one drop to the next. The hidden amount is not written down before it is hit: it is drawn from the server seed,
-- of which only the hash is open, and from the client seed.
create table jackpots_cycle (
  level_id int not null references jackpots_level,
  number int not null check (number > 0),
  rate_ppm int not null,
  seed_amount bigint not null,
  ceiling_amount bigint not null,
  sealed_seed bytea not null,
  server_seed_hash text not null,
  client_seed text not null,
  -- Of the cycle after this one: its seed is fixed before anyone knows the stake that its client seed comes from.
  next_sealed_seed bytea not null,
  next_server_seed_hash text not null,
  -- The stake that ended the cycle before. Those behind it count here.
  after_xid xid8 not null,
  after_id bigint not null,
  -- What that stake brought beyond the hidden amount, in parts: it is the beginning of this cycle.
  carried numeric(40) not null check (carried >= 0),
  -- The whole pool in parts of 10^-18 subunits, seed included. No part is ever dropped.
  pool numeric(40) not null check (pool >= 0),
  opened_at timestamptz not null,
  dropped_at timestamptz,
  -- Open from the drop on.
  server_seed text,
  must_hit_amount bigint,
  primary key (level_id, number),
  constraint jackpots_cycle_revealed check (
    (dropped_at is null) = (server_seed is null) and (dropped_at is null) = (must_hit_amount is null)
  )
) with (fillfactor = 50);
create unique index jackpots_cycle_open on jackpots_cycle (level_id) where dropped_at is null;

-- What one subunit of a currency is worth in subunits of another, times 10^12. A new one holds for the stakes behind
-- the place that was counted when it was written.
create table jackpots_rate (
  id bigint generated always as identity primary key,
  from_currency text not null,
  to_currency text not null,
  rate numeric(40) not null check (rate > 0),
  after_xid xid8 not null,
  after_id bigint not null,
  source text not null,
  quoted_at timestamptz not null,
  written_at timestamptz not null
);
create index jackpots_rate_of on jackpots_rate (to_currency, from_currency, id);

-- Stakes that feed a jackpot, written in the transaction that takes the stake: only ever added to, nobody waits.
-- Only cash counts. A stake that is given back is a second row.
create table jackpots_stake (
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  jackpot_id int not null,
  action_id uuid not null,
  round_id uuid not null,
  player_id bigint not null,
  game text not null,
  currency text not null,
  cash bigint not null check (cash > 0),
  undo boolean not null default false,
  at timestamptz not null,
  primary key (xid, id)
);
create unique index jackpots_stake_once on jackpots_stake (action_id, jackpot_id) where not undo;
create unique index jackpots_stake_undone_once on jackpots_stake (action_id, jackpot_id) where undo;

-- How far stakes have been counted.
create table jackpots_place (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null default '0',
  id bigint not null default 0
);
insert into jackpots_place default values;

create table jackpots_win (
  id bigint generated always as identity primary key,
  level_id int not null,
  cycle int not null,
  stake_xid xid8 not null,
  stake_id bigint not null,
  player_id bigint not null,
  round_id uuid not null,
  game text not null,
  amount bigint not null check (amount > 0),
  -- What reached the wallet, and the rate it was changed at: as in jackpots_rate, from the wallet's to the jackpot's.
  paid_amount bigint not null check (paid_amount > 0),
  paid_currency text not null,
  rate numeric(40) not null,
  -- The same in the house's own currency, so that wins of all jackpots can be put in order.
  base_amount bigint not null,
  at timestamptz not null,
  unique (level_id, cycle)
);
create index jackpots_win_biggest on jackpots_win (base_amount desc, id desc);
create index jackpots_win_of_player on jackpots_win (player_id, id desc);

-- What everyone hears of a jackpot comes at most once a second: when it came last, and whether a job is on its way.
create table jackpots_announcement (
  jackpot_id int primary key references jackpots_jackpot,
  is_due boolean not null default false,
  announced_at timestamptz not null default '-infinity'
) with (fillfactor = 50);

create function jackpots_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'stakes and wins are append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger jackpots_stake_append_only before update or delete on jackpots_stake
  for each row execute function jackpots_refuse_change();
create trigger jackpots_stake_no_truncate before truncate on jackpots_stake
  for each statement execute function jackpots_refuse_change();
create trigger jackpots_win_append_only before update or delete on jackpots_win
  for each row execute function jackpots_refuse_change();
create trigger jackpots_win_no_truncate before truncate on jackpots_win
  for each statement execute function jackpots_refuse_change();
revoke update, delete, truncate on jackpots_stake, jackpots_win from public;
revoke update, delete, truncate on jackpots_stake, jackpots_win from current_user;
