select id from games_demo_round where state = 'open' and win <> 0;
