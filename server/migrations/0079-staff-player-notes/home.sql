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
