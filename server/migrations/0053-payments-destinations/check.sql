select 'payments_destination' as missing where to_regclass('payments_destination') is null;
