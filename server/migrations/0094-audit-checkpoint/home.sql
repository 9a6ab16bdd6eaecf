-- What was written since a moment is found without reading all of it. These tables grow in the order of time, so a line for
-- each stretch of pages is enough and costs a writer nearly nothing; none of the columns is ever changed.
create index wagers_round_opened on wagers_round using brin (opened_at) with (pages_per_range = 32);
create index wagers_action_at on wagers_action using brin (at) with (pages_per_range = 32);
create index wallet_player_day_day on wallet_player_day using brin (day) with (pages_per_range = 32);
create index wallet_house_transfer_at on wallet_house_transfer using brin (at) with (pages_per_range = 32);
-- Reasons that rooms hold their own records against and that are rare: a wager writes none of them.
create index wallet_transfer_rare on wallet_transfer (reason, key) where reason in ('correction', 'jackpot', 'claim');
