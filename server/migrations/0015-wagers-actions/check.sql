select id from wagers_round where stepwise or awaits <> 'provider';
