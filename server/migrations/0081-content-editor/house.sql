-- What an editor is about to change: from the first word to its place on the site. `version` is the draft it stands for,
-- `published_version` the one that counts from its time on. Who wrote any of it does not agree to it.
create table content_change (
  id bigint generated always as identity primary key,
  name text not null,
  state text not null check (state in ('draft', 'in_review', 'approved', 'published', 'dropped')),
  version integer not null check (version > 0),
  published_version integer,
  writers bigint[] not null,
  opened_at timestamptz not null,
  opened_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  sent_at timestamptz,
  decided_by text,
  note text,
  check ((state = 'published') = (published_version is not null)),
  check (state <> 'in_review' or sent_at is not null)
);
create unique index content_change_open on content_change (name) where state in ('draft', 'in_review', 'approved');
create index content_change_waiting on content_change (sent_at) where state = 'in_review';
create index content_change_latest on content_change (changed_at desc, id desc);
