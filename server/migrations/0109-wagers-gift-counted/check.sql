select 'wagers_round.gift_counted' as missing where not exists (select from pg_attribute
  where attrelid = 'wagers_round'::regclass and attname = 'gift_counted' and not attisdropped)
