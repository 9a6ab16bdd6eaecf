-- Batches of events that were kept: a page whose answer was lost sends the same one again.
create table telemetry_batch (
  visit uuid not null,
  id uuid not null,
  at timestamptz not null,
  primary key (visit, id)
);
create index telemetry_batch_at on telemetry_batch (at);
