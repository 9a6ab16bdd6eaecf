select 1 where to_regclass('config_rates') is null;
