-- Which house this is, and how often an operator agreed to a database that went back in time.
create table audit_era (
  number integer primary key check (number > 0),
  house uuid not null,
  began_at timestamptz not null,
  reason text
);

-- How far each process has come: it writes the same outside of the database, once this is committed. A row is never
-- deleted, since a machine may come back after months with what it remembers.
create table audit_mark (
  process uuid primary key,
  number bigint not null check (number > 0),
  token uuid not null,
  at timestamptz not null
);
