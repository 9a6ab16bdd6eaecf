select id from notifications_broadcast where finished_at is null and written_at < now() - interval '7 days';
