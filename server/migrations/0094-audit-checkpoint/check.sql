select 'audit_checkpoint' as missing where to_regclass('audit_checkpoint') is null or to_regclass('wagers_round_opened') is null;
