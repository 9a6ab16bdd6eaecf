select 1 where to_regclass('telemetry_batch') is null;
