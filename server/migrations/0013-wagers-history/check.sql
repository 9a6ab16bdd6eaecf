select id from wagers_round where bet_id < 0 or to_timestamp((bet_id >> 20) + 1577836800) <> date_trunc('second', opened_at);
