-- From which figures on the rules speak. A version is proposed by one person, agreed to by another, and holds from a moment on.
create table protection_rules (
  version int primary key check (version > 0),
  content jsonb not null,
  state text not null check (state in ('proposed', 'agreed', 'declined')),
  from_at timestamptz not null,
  reason text not null,
  proposed_by text not null,
  proposed_by_id bigint not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint protection_rules_decided check ((state = 'proposed') = (decided_at is null))
);
