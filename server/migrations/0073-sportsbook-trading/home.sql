-- Two people agree to a claim: names may be the same.
alter table sportsbook_claim add column asked_by_id bigint;
alter table sportsbook_claim add column agreed_by_id bigint;
-- Bets as they come in.
create index sportsbook_bet_placed on sportsbook_bet (placed_at desc, id desc);
