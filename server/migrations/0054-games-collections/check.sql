select id from games_game where rounds_played < 0;
