-- Reports that are made by themselves; whoever is told opens them behind the sign-in.
create table staff_report_schedule (
  id bigint generated always as identity primary key,
  -- made by the page: a second click is the same wish
  key uuid not null unique,
  member_id bigint not null,
  report text not null,
  every text not null check (every in ('daily', 'weekly', 'monthly')),
  format text not null check (format in ('csv', 'xlsx')),
  currency text,
  recipients bigint[] not null,
  created_at timestamptz not null,
  -- null: it was stopped
  next_at timestamptz,
  stopped_at timestamptz,
  constraint staff_report_schedule_stopped check ((next_at is null) = (stopped_at is not null))
);
create index staff_report_schedule_due on staff_report_schedule (next_at) where next_at is not null;

-- Each of them as it was made, once for each time it was due: the figures stay what was told.
create table staff_report_sending (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references staff_report_schedule,
  due_at timestamptz not null,
  sent_at timestamptz not null,
  report_table jsonb not null,
  told text[] not null,
  left_out text[] not null,
  constraint staff_report_sending_once unique (schedule_id, due_at)
);
