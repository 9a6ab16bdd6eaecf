-- Every part holds one day of UTC, and its name says which.
select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
where i.inhparent = 'telemetry_event'::regclass and c.relname !~ '^telemetry_event_[0-9]{8}$';
