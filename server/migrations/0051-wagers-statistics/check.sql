select attrelid::regclass, attname from pg_attribute
where (attrelid, attname) in (('wagers_round'::regclass, 'detail'), ('wagers_round'::regclass, 'input_hash'),
    ('wallet_transfer'::regclass, 'input_hash'), ('wagers_call'::regclass, 'input_hash'), ('kit_outbox'::regclass, 'events'))
  and attstattarget is distinct from 0;
