select player_id from identity_acquisition where host is not null and host !~ '^[^\s/]{1,255}$';
