-- What the house's games have paid, by day and currency, beside what they should have: added up behind the rounds from the
-- news of the outbox, never by a round itself. Figures to watch the games with, not books.
create table games_return (
  day date not null,
  game text not null,
  game_version integer not null,
  currency text not null,
  rounds bigint not null,
  -- Subunits.
  staked numeric not null,
  won numeric not null,
  largest_win numeric not null,
  -- What these stakes and choices return on average at the most and at the least, and how far it may swing (squared).
  expected double precision not null,
  least double precision not null,
  variance double precision not null,
  primary key (day, game, game_version, currency)
) with (fillfactor = 70);
