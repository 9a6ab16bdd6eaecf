-- A demo round may have several steps, as one for money: until its last it is open, and its purse has paid the stake.
alter table games_demo_round
  add column state text not null default 'closed' check (state in ('open', 'closed'));
-- One at a time in a game, and it is found at once.
create unique index games_demo_round_open on games_demo_round (purse_id, game) where state = 'open';
