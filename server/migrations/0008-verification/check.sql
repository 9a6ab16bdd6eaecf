select 'sealed chunks would be compressed' as problem
where not exists (
  select 1 from pg_attribute
  where attrelid = 'verification_chunk'::regclass and attname = 'sealed' and attstorage = 'e'
)
