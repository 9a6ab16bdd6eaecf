select 'the outbox has no part for the rest' as missing where to_regclass('kit_outbox_rest') is null;
