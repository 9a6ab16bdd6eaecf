-- One wallet per player and currency. Its three pockets are the player's accounts in the ledger.
create table wallet_account (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  currency text not null,
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  opened_at timestamptz not null default now(),
  unique (player_id, currency)
) with (fillfactor = 50);

-- The journal. A row is a whole transfer: what each pocket of one wallet gained or lost, and the house account on the
-- other side, whose amount is the exact opposite by definition. So every transfer sums to zero.
create table wallet_transfer (
  id bigint generated always as identity primary key,
  key uuid not null,
  reason text not null,
  input_hash bytea not null,
  account_id bigint not null,
  currency text not null,
  cash bigint not null,
  bonus bigint not null,
  reserved bigint not null,
  house text,
  house_amount bigint not null generated always as (-(cash + bonus + reserved)) stored,
  cash_after bigint not null check (cash_after >= 0),
  bonus_after bigint not null check (bonus_after >= 0),
  reserved_after bigint not null check (reserved_after >= 0),
  at timestamptz not null default now(),
  constraint wallet_transfer_moves check (cash <> 0 or bonus <> 0 or reserved <> 0),
  constraint wallet_transfer_balances check (house is not null or house_amount = 0),
  constraint wallet_transfer_once unique (key, reason)
);
create index wallet_transfer_of_account on wallet_transfer (account_id, id);

-- The same journal, an entry a line, as an auditor reads it.
create view wallet_entry as
  select id as transfer_id, account_id, 'cash' as account, currency, cash as amount, cash_after as balance_after, at
    from wallet_transfer where cash <> 0
  union all
  select id, account_id, 'bonus', currency, bonus, bonus_after, at from wallet_transfer where bonus <> 0
  union all
  select id, account_id, 'reserved', currency, reserved, reserved_after, at from wallet_transfer where reserved <> 0
  union all
  select id, null, 'house:' || house, currency, house_amount, null, at from wallet_transfer where house_amount <> 0;

-- House accounts are never touched by a bet: a job adds up what the journal says since the last time.
create table wallet_house (
  name text not null,
  currency text not null,
  balance numeric not null default 0,
  primary key (name, currency)
);
create table wallet_rollup (
  only_row boolean primary key default true check (only_row),
  through_id bigint not null default 0
);
insert into wallet_rollup default values;

-- Money set aside for an open bet or a cashout under way.
create table wallet_hold (
  id uuid primary key,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  purpose text not null,
  state text not null default 'open' check (state in ('open', 'released', 'captured')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index wallet_hold_open on wallet_hold (account_id) where state = 'open';

-- The journal is only ever added to: not even the owner of the table may change it.
create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only: write a reversal instead' using errcode = 'insufficient_privilege';
end $$;
create trigger wallet_transfer_append_only before update or delete on wallet_transfer
  for each row execute function wallet_refuse_change();
create trigger wallet_transfer_no_truncate before truncate on wallet_transfer
  for each statement execute function wallet_refuse_change();
revoke update, delete, truncate on wallet_transfer from public;
revoke update, delete, truncate on wallet_transfer from current_user;
