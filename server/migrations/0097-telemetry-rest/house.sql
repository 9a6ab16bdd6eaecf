-- Days are made ahead by a job and at every start, no more by the first event of a day; what has none is kept in the rest.
create table telemetry_event_rest partition of telemetry_event default;
