-- A bet is decided by one update of its row. While indexes named its state, that update wrote into every index of the table, which
-- was most of what settling cost; now its page alone changes. Which bets are open is a list of its own: as long as there is
-- something to look for, and no longer.
create table sportsbook_open_bet (
  player_id bigint not null,
  bet_id uuid not null,
  -- its player wants it cashed out by itself
  automatic boolean not null default false,
  primary key (player_id, bet_id)
);
create index sportsbook_open_bet_automatic on sportsbook_open_bet (bet_id) where automatic;
insert into sportsbook_open_bet select player_id, id, auto_cash_out is not null from sportsbook_bet where state = 'open';
drop index sportsbook_bet_open;
drop index sportsbook_bet_settled;
drop index sportsbook_bet_auto;
alter table sportsbook_bet set (fillfactor = 70);
-- Whoever pays has read the bet behind its wallet's lock, and bets are never deleted: asking again for each payment cost as much as
-- writing it.
alter table sportsbook_payment drop constraint sportsbook_payment_bet_id_fkey;
