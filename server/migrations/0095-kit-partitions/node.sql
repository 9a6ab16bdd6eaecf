-- Makes the part of a partitioned table for a span of time, as its parent is. A day that has lines in the part for the rest
-- already keeps them there: answers false, and nothing is refused meanwhile. Called ahead of time, never by a writer.
create function kit_open_part(parent text, part text, from_at timestamptz, until_at timestamptz)
returns boolean language plpgsql as $$
declare
  taken boolean;
  coarse record;
begin
  if to_regclass(part) is not null then return false; end if;
  execute format('select exists (select 1 from %I where at >= %L and at < %L)', parent || '_rest', from_at, until_at) into taken;
  if taken then return false; end if;
  execute format('create table %I (like %I including defaults including constraints)', part, parent);
  for coarse in select attname, attstattarget from pg_attribute
    where attrelid = parent::regclass and attnum > 0 and not attisdropped and attstattarget >= 0
  loop
    execute format('alter table %I alter column %I set statistics %s', part, coarse.attname, coarse.attstattarget);
  end loop;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, from_at, until_at);
  return true;
end $$;

-- The outbox by time: what every consumer has passed goes with its part, without a delete. Lines of before, and of a time that
-- has no part, are in the rest.
alter table kit_outbox rename to kit_outbox_rest;
alter index kit_outbox_in_order rename to kit_outbox_rest_in_order;
alter table kit_outbox_rest rename constraint kit_outbox_pkey to kit_outbox_rest_pkey;
create sequence kit_outbox_number;
select setval('kit_outbox_number', (select coalesce(max(id), 0) + 1 from kit_outbox_rest), false);
alter table kit_outbox_rest alter column id drop identity if exists;
alter table kit_outbox_rest alter column id set default nextval('kit_outbox_number');
create table kit_outbox (like kit_outbox_rest including defaults including constraints) partition by range (at);
alter sequence kit_outbox_number owned by kit_outbox.id;
create index kit_outbox_in_order on kit_outbox (xid, id);
alter table kit_outbox attach partition kit_outbox_rest default;
do $$
declare
  coarse record;
begin
  for coarse in select attname, attstattarget from pg_attribute
    where attrelid = 'kit_outbox_rest'::regclass and attnum > 0 and not attisdropped and attstattarget >= 0
  loop
    execute format('alter table kit_outbox alter column %I set statistics %s', coarse.attname, coarse.attstattarget);
  end loop;
end $$;
