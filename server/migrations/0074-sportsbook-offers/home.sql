-- What players may use on a slip, each once.
create table sportsbook_offer (
  -- of what was granted: the grant's own
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  currency text not null,
  kind text not null check (kind in
    ('freebet_all_win', 'freebet_only_win', 'freebet_no_risk', 'odds_boost', 'combo_boost', 'insurance')),
  -- the grant, or the bet that it came back from
  source_key text not null,
  promotion_id bigint not null,
  version int not null,
  texts jsonb not null,
  -- of a free bet its stake, else the largest stake that it counts for
  amount bigint not null check (amount > 0),
  terms jsonb not null,
  days int not null,
  state text not null check (state in ('open', 'used', 'taken_back')),
  -- the bet that has used it
  bet_id uuid,
  -- the bet that it came back from
  from_bet_id uuid,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  used_at timestamptz,
  constraint sportsbook_offer_once unique (player_id, source_key),
  constraint sportsbook_offer_used check ((state = 'used') = (bet_id is not null) and (state = 'used') = (used_at is not null))
);
create index sportsbook_offer_player on sportsbook_offer (player_id, id desc);
create index sportsbook_offer_from on sportsbook_offer (from_bet_id) where from_bet_id is not null;

alter table sportsbook_bet add column offer_id bigint;
-- its kind, amount and terms when the bet was placed
alter table sportsbook_bet add column offer jsonb;
-- the part of the stake that it counts for
alter table sportsbook_bet add column covered bigint not null default 0 check (covered between 0 and stake);
-- what of `returned` the offer has added
alter table sportsbook_bet add column added bigint not null default 0 check (added >= 0);
alter table sportsbook_bet add constraint sportsbook_bet_offered check ((offer_id is null) = (offer is null));
create unique index sportsbook_bet_offer on sportsbook_bet (offer_id) where offer_id is not null;
