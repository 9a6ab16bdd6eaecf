select 1 where to_regclass('identity_claim') is null;
