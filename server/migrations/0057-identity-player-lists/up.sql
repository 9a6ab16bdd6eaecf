-- The back office lists players by country, by their last log-in and by name, page by page. With 100 000 players a list by log-in
-- or name took 250 to 400 ms without these, and takes about 10 with them. The expressions are those of the query, word for word
-- (`desk/found-player-store.ts`). Balances have none: every stake would have to write to it.
create index identity_player_by_country on identity_player (country, id);
create index identity_player_by_seen
  on identity_player ((coalesce(current_sign_in_at, '-infinity'::timestamptz)), id);
create index identity_player_by_name on identity_player (
  (case when last_name is null and first_name is null then '1' || lower(coalesce(nickname, ''))
    else '0' || lower(coalesce(last_name, '') || ' ' || coalesce(first_name, '')) end), id);
