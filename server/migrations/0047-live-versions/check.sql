-- A round that is over by its rules has an outcome.
select id from live_round where state = 'settled' and outcome is null;
