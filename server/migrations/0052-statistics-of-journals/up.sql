-- Each time one of these tables has grown by a tenth, PostgreSQL sorts a sample of all its columns: 300 rows for each
-- step of the finest statistics. With a hundred steps that is up to a third of a second of a processor for one table, and
-- wagers wait for it. What is asked of them goes by player, id or time, each with its own index, so plans should not need finer ones.
do $$
declare
  journal_column record;
begin
  for journal_column in
    select attrelid::regclass as journal, attname from pg_attribute
    where attrelid in ('wagers_round'::regclass, 'wagers_call'::regclass, 'wallet_transfer'::regclass, 'kit_outbox'::regclass)
      and attnum > 0 and not attisdropped and attstattarget is distinct from 0
  loop
    execute format('alter table %s alter column %I set statistics 10', journal_column.journal, journal_column.attname);
  end loop;
end $$;
