-- A bet that was decided and is decided otherwise: what it was, and what it is from then on.
create table sportsbook_correction (
  bet_id uuid not null references sportsbook_bet,
  -- the bet's settlement version from then on
  version int not null,
  player_id bigint not null,
  was jsonb not null,
  now jsonb not null,
  at timestamptz not null,
  primary key (bet_id, version)
);

-- What a player wants to be told of bets; null: the usual.
alter table sportsbook_player add column notices jsonb;
-- Whose fixture or side it is that begins.
create index sportsbook_player_favourites on sportsbook_player using gin (favourites jsonb_path_ops) where favourites is not null;
create index sportsbook_claim_own on sportsbook_claim (player_id, id desc);
create index sportsbook_bet_settled on sportsbook_bet (player_id, settled_at desc) where settled_at is not null;
