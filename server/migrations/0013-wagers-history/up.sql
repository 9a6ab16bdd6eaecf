-- A number for every round that players may see and pages may go on from. It holds the second in which the round was
-- opened (from 2020 on) and, below it, a running number: one index then serves "newest first", "go on from here" and
-- "from this day to that day" alike, and bets of one player sort by time. 31 + 20 bits: below 2^53 until 2088, unique
-- while a second has less than a million rounds.
create sequence wagers_bet_number;

create function wagers_new_bet_id(at timestamptz) returns bigint language sql volatile as $$
  select ((floor(extract(epoch from at))::bigint - 1577836800) << 20) | (nextval('wagers_bet_number') & 1048575)
$$;

alter table wagers_round add column bet_id bigint;
update wagers_round r set bet_id = wagers_new_bet_id(o.opened_at)
from (select id, opened_at from wagers_round order by opened_at, id) o where o.id = r.id;
alter table wagers_round alter column bet_id set not null;

drop index wagers_round_of_player;
-- The game rides along: looking for one game among a million rounds reads the index alone.
create unique index wagers_round_of_player on wagers_round (player_id, bet_id) include (game);
