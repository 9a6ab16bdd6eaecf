-- Whose a row is, also where it was said by another row only: homes are made by it, and a row is found by its player alone.
alter table wallet_transfer add column player_id bigint;
grant update on wallet_transfer to current_user;
alter table wallet_transfer disable trigger wallet_transfer_append_only;
update wallet_transfer t set player_id = a.player_id from wallet_account a where a.id = t.account_id;
alter table wallet_transfer enable trigger wallet_transfer_append_only;
revoke update on wallet_transfer from current_user;
alter table wallet_transfer alter column player_id set not null;

-- Lines that somebody writes without number or player get both, behind the wallet's lock.
create or replace function wallet_number_entry() returns trigger language plpgsql as $$
begin
  if new.entry is null then
    update wallet_account set last_entry = last_entry + 1 where id = new.account_id
    returning last_entry, player_id into new.entry, new.player_id;
  else
    select player_id into new.player_id from wallet_account where id = new.account_id;
  end if;
  return new;
end $$;
drop trigger wallet_transfer_numbered on wallet_transfer;
create trigger wallet_transfer_numbered before insert on wallet_transfer
  for each row when (new.entry is null or new.player_id is null) execute function wallet_number_entry();

alter table wallet_hold add column player_id bigint;
update wallet_hold h set player_id = a.player_id from wallet_account a where a.id = h.account_id;
alter table wallet_hold alter column player_id set not null;
alter table wallet_sum add column player_id bigint;
update wallet_sum s set player_id = a.player_id from wallet_account a where a.id = s.account_id;
alter table wallet_sum alter column player_id set not null;
alter table wallet_month add column player_id bigint;
update wallet_month m set player_id = a.player_id from wallet_account a where a.id = m.account_id;
alter table wallet_month alter column player_id set not null;

alter table payments_event add column player_id bigint;
grant update on payments_event to current_user;
alter table payments_event disable trigger payments_event_append_only;
update payments_event e set player_id = p.player_id from payments_payment p where p.id = e.payment_id;
alter table payments_event enable trigger payments_event_append_only;
revoke update on payments_event from current_user;
alter table payments_event alter column player_id set not null;
alter table payments_approval add column player_id bigint;
update payments_approval a set player_id = p.player_id from payments_payment p where p.id = a.payment_id;
alter table payments_approval alter column player_id set not null;

alter table games_play_screen add column player_id bigint;
update games_play_screen s set player_id = p.player_id from games_play_session p where p.id = s.session_id;
alter table games_play_screen alter column player_id set not null;

-- Null: the conversation is a guest's.
alter table support_message add column player_id bigint;
update support_message m set player_id = c.player_id from support_chat c where c.id = m.chat_id;
alter table support_file add column player_id bigint;
update support_file f set player_id = c.player_id from support_chat c where c.id = f.chat_id;
alter table support_visit add column player_id bigint;
update support_visit v set player_id = c.player_id from support_chat c where c.id = v.chat_id;
