select attrelid::regclass, attname from pg_attribute
where attrelid in ('wagers_round'::regclass, 'wagers_call'::regclass, 'wallet_transfer'::regclass, 'kit_outbox'::regclass)
  and attnum > 0 and not attisdropped and coalesce(attstattarget, 100) > 10;
