-- Ids of tables that may lie on many servers: seconds since 2025 (31 bits), home (8), number (14), so that they grow with time
-- wherever they are made, never meet, and are read by JavaScript without loss. More than 16 384 in a second borrow from the
-- seconds to come. The sequence is pulled up to the clock by one session at a time, and only when it is a second or more
-- behind: whoever draws a number meanwhile stays far below where it lands.
create function kit_new_id() returns bigint language plpgsql volatile as $$
declare
  home constant bigint := coalesce(nullif(current_setting('halley.home', true), ''), '0')::bigint;
  clock constant bigint := (extract(epoch from clock_timestamp())::bigint - 1735689600) << 14;
  drawn bigint := nextval('kit_id_number');
begin
  if drawn < clock - 16384 then
    begin
      perform pg_advisory_lock(4112062);
      if (select last_value from kit_id_number) < clock - 16384 then
        perform setval('kit_id_number', clock, false);
      end if;
      drawn := nextval('kit_id_number');
      perform pg_advisory_unlock(4112062);
    exception when query_canceled or others then
      perform pg_advisory_unlock(4112062);
      raise;
    end;
  end if;
  return ((drawn >> 14) << 22) | ((home & 255) << 14) | (drawn & 16383);
end $$;
