-- What pages tell of, one part a day: a day that is over its time goes at once, without a delete.
create table telemetry_event (
  at timestamptz not null,
  name text not null,
  visit uuid not null,
  -- A pseudonym that only the house's secret can make again; null for guests.
  person text,
  payload jsonb not null
) partition by range (at);
create index telemetry_event_name on telemetry_event (name, at);

create function telemetry_open_day(day date) returns void language plpgsql as $$
declare
  part text := 'telemetry_event_' || to_char(day, 'YYYYMMDD');
begin
  -- Two processes may meet a new day at the same moment.
  perform pg_advisory_xact_lock(40280040);
  if to_regclass(part) is null then
    execute format(
      'create table %I partition of telemetry_event for values from (%L) to (%L)',
      part, day || ' 00:00:00+00', (day + 1) || ' 00:00:00+00'
    );
  end if;
end $$;

-- Drops the days before the given one and says how many there were.
create function telemetry_forget_before(first_kept date) returns integer language plpgsql as $$
declare
  part record;
  dropped integer := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'telemetry_event'::regclass
      and c.relname ~ '^telemetry_event_[0-9]{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < first_kept
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

create table telemetry_survey_answer (
  survey text not null,
  person text not null,
  collector text not null,
  at timestamptz not null,
  -- Null: not now.
  answers jsonb,
  primary key (survey, person)
);

-- What broke in browsers, alike ones counted together.
create table telemetry_error (
  fingerprint text primary key,
  label text not null,
  message text not null,
  stack text,
  path text,
  times bigint not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index telemetry_error_last on telemetry_error (last_at);
