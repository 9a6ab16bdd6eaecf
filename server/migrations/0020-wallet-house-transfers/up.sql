-- Money that moves between two accounts of the house, such as from the games to the pools of jackpots. One row is a
-- whole transfer: what one account loses the other gains.
create table wallet_house_transfer (
  id bigint generated always as identity primary key,
  key uuid not null,
  reason text not null,
  currency text not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default now(),
  constraint wallet_house_transfer_moves check (from_account <> to_account),
  constraint wallet_house_transfer_once unique (key, reason)
);

create or replace view wallet_entry as
  select id as transfer_id, account_id, 'cash' as account, currency, cash as amount, cash_after as balance_after, at
    from wallet_transfer where cash <> 0
  union all
  select id, account_id, 'bonus', currency, bonus, bonus_after, at from wallet_transfer where bonus <> 0
  union all
  select id, account_id, 'reserved', currency, reserved, reserved_after, at from wallet_transfer where reserved <> 0
  union all
  select id, null, 'house:' || house, currency, house_amount, null, at from wallet_transfer where house_amount <> 0
  union all
  -- Numbered below zero: the two journals count by themselves.
  select -id, null, 'house:' || from_account, currency, -amount, null, at from wallet_house_transfer
  union all
  select -id, null, 'house:' || to_account, currency, amount, null, at from wallet_house_transfer;

alter table wallet_rollup add column house_through_id bigint not null default 0;

create trigger wallet_house_transfer_append_only before update or delete on wallet_house_transfer
  for each row execute function wallet_refuse_change();
create trigger wallet_house_transfer_no_truncate before truncate on wallet_house_transfer
  for each statement execute function wallet_refuse_change();
revoke update, delete, truncate on wallet_house_transfer from public;
revoke update, delete, truncate on wallet_house_transfer from current_user;
