-- What staff write down about a player. Only ever added to: whoever reads it later must be able to trust it.
create table staff_player_note (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  text text not null check (length(text) between 1 and 2000),
  member_id bigint not null,
  member_name text not null,
  -- of the form it was written in: sent twice, it is one note
  key uuid not null,
  at timestamptz not null,
  constraint staff_player_note_once unique (player_id, key)
);
create index staff_player_note_of on staff_player_note (player_id, at desc, id desc);
create function staff_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger staff_player_note_append_only before update or delete on staff_player_note
  for each row execute function staff_refuse_change();
create trigger staff_player_note_no_truncate before truncate on staff_player_note
  for each statement execute function staff_refuse_change();

create table staff_player_tag (
  player_id bigint not null,
  tag text not null,
  member_id bigint not null,
  member_name text not null,
  at timestamptz not null,
  primary key (player_id, tag)
);
create index staff_player_tag_with on staff_player_tag (tag, player_id);

-- What moved each wallet on each day (UTC), up to the transfer that `wallet_rollup` names: sums of a week or a month need
-- not read a journal of many rounds.
create table wallet_player_day (
  player_id bigint not null,
  currency text not null,
  day date not null,
  reason text not null,
  purpose text not null default '',
  transfers bigint not null,
  amount numeric not null,
  primary key (player_id, currency, day, reason, purpose)
) with (fillfactor = 70);
insert into wallet_player_day (player_id, currency, day, reason, purpose, transfers, amount)
select a.player_id, t.currency, (t.at at time zone 'UTC')::date, t.reason, coalesce(h.purpose, ''), count(*), sum(-t.house_amount)
from wallet_transfer t
join wallet_account a on a.id = t.account_id
left join wallet_hold h on t.reason in ('hold', 'release', 'capture') and h.id = t.key
where t.id <= (select through_id from wallet_rollup)
group by 1, 2, 3, 4, 5;
