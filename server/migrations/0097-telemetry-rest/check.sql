select 'events have no part for the rest' as missing where to_regclass('telemetry_event_rest') is null;
