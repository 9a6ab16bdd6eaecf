-- Transfers of a wallet are numbered by the wallet, from 1 and without a gap: which came first is no question of ids, that a
-- database server hands out. Whoever moves money holds the wallet's lock and writes both.
alter table wallet_account add column last_entry bigint not null default 0;
alter table wallet_transfer add column entry bigint;

-- The only time that lines of the journal are touched: they get the number of the place they have always had.
grant update on wallet_transfer to current_user;
alter table wallet_transfer disable trigger wallet_transfer_append_only;
update wallet_transfer t set entry = n.entry
from (select id, row_number() over (partition by account_id order by id) as entry from wallet_transfer) n where n.id = t.id;
alter table wallet_transfer enable trigger wallet_transfer_append_only;
revoke update on wallet_transfer from current_user;
update wallet_account a set last_entry = n.last_entry
from (select account_id, max(entry) as last_entry from wallet_transfer group by account_id) n where n.account_id = a.id;
alter table wallet_transfer alter column entry set not null;

-- A process of the release before does not know of numbers: its lines get them here, behind the lock it holds anyway.
create function wallet_number_entry() returns trigger language plpgsql as $$
begin
  update wallet_account set last_entry = last_entry + 1 where id = new.account_id returning last_entry into new.entry;
  return new;
end $$;
create trigger wallet_transfer_numbered before insert on wallet_transfer
  for each row when (new.entry is null) execute function wallet_number_entry();
