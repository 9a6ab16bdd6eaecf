-- As many ids as a group of rows needs, each larger than the last. The first comes from kit_new_id(), which pulls the numbers up
-- to the clock; the others are drawn behind it and cost what a number of a sequence costs.
create function kit_new_ids(count integer) returns bigint[] language plpgsql volatile as $$
declare
  home constant bigint := (coalesce(nullif(current_setting('halley.home', true), ''), '0')::bigint & 255) << 14;
begin
  if count < 1 then return '{}'; end if;
  return array[kit_new_id()] || array(
    select ((drawn >> 14) << 22) | home | (drawn & 16383)
    from (select nextval('kit_id_number') as drawn from generate_series(2, count)) numbers
  );
end $$;
