-- What units of every currency were worth in euro, who said so and when. Only added to: the last one counts, the ones
-- before say what counted then.
create table config_rates (
  id bigint generated always as identity primary key,
  source text not null check (length(source) between 1 and 200),
  quoted_at timestamptz not null,
  in_euro jsonb not null,
  written_at timestamptz not null,
  written_by text not null,
  -- Somebody looked at a jump and let it through.
  forced boolean not null default false
);

create function config_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rates are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger config_rates_append_only before update or delete on config_rates
  for each row execute function config_refuse_change();
create trigger config_rates_no_truncate before truncate on config_rates
  for each statement execute function config_refuse_change();
