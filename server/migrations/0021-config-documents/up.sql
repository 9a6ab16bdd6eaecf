-- Documents that an operator writes and screens read (`/api/fe/config/{name}`). Only added to: the highest version
-- counts, the ones before are the history.
create table config_document (
  name text not null check (name ~ '^[a-z0-9-]{1,60}$'),
  version integer not null check (version > 0),
  content jsonb not null,
  written_at timestamptz not null,
  written_by text not null,
  primary key (name, version)
);
