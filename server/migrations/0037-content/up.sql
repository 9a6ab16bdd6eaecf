-- What an operator writes for the site: pages, snippets, lists, translations. A version is only added; the one that
-- counts is the last that was due (`publish_at`) and not cancelled. Without `publish_at` it is a draft; without content
-- it says that nothing is published from then on.
create table content_version (
  name text not null check (name ~ '^(page|snippet|list|translations):[a-zA-Z0-9/_-]{1,120}$'),
  version integer not null check (version > 0),
  content json,
  publish_at timestamptz,
  written_at timestamptz not null,
  written_by text not null,
  -- It came with a release; nobody here has written it.
  shipped boolean not null default false,
  cancelled_at timestamptz,
  cancelled_by text,
  primary key (name, version),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (cancelled_at is null or publish_at is not null)
);

-- Documents of the config room get the same: drafts, times, withdrawal.
alter table config_document
  alter column content drop not null,
  add column publish_at timestamptz,
  add column shipped boolean not null default false,
  add column cancelled_at timestamptz,
  add column cancelled_by text,
  add check ((cancelled_at is null) = (cancelled_by is null)),
  add check (cancelled_at is null or publish_at is not null);
update config_document set publish_at = written_at;

create function kit_only_cancelled() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
    and (new.name, new.version, new.content::text, new.publish_at, new.written_at, new.written_by, new.shipped)
      is not distinct from
      (old.name, old.version, old.content::text, old.publish_at, old.written_at, old.written_by, old.shipped)
  then return new;
  end if;
  raise exception 'versions are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger content_version_append_only before update or delete on content_version
  for each row execute function kit_only_cancelled();
create trigger content_version_no_truncate before truncate on content_version
  for each statement execute function kit_only_cancelled();
create trigger config_document_append_only before update or delete on config_document
  for each row execute function kit_only_cancelled();
create trigger config_document_no_truncate before truncate on config_document
  for each statement execute function kit_only_cancelled();

-- Which content that came with a release has been brought in: looked at once, not at every start.
create table content_shipment (
  digest text primary key,
  shipped_at timestamptz not null
);
