-- Every list of games says in which of them a round of the player waits. Rounds that are played in one step are never
-- open, so they do not pay for it.
create index wagers_round_open_of_player on wagers_round (player_id) include (game, currency) where state = 'open';
