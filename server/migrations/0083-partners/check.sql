select 1 where to_regclass('partners_partner') is null or to_regclass('partners_player') is null;
