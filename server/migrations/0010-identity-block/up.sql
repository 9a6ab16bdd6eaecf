-- Accounts that staff have closed. A row says: no session may be opened.
create table identity_block (
  player_id bigint primary key references identity_player,
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);

-- The back office looks players up by the beginning of a word, and by the end of a phone number. The address has such
-- an index already: it is kept in the collation "C".
create index identity_player_nickname_prefix on identity_player (lower(nickname) text_pattern_ops)
  where nickname is not null;
create index identity_player_first_name_prefix on identity_player (lower(first_name) text_pattern_ops)
  where first_name is not null;
create index identity_player_last_name_prefix on identity_player (lower(last_name) text_pattern_ops)
  where last_name is not null;
create index identity_player_phone_suffix
  on identity_player (reverse(regexp_replace(mobile_phone, '\D', '', 'g')) text_pattern_ops)
  where mobile_phone is not null;
