select 1 where to_regclass('wagers_round_open_of_player') is null;
