select 'the table of closed accounts is not there' as problem where to_regclass('identity_block') is null
