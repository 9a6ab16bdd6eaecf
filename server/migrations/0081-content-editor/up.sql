-- A version may end: from then on what counted before counts again.
alter table content_version add column publish_until timestamptz, add check (publish_until > publish_at);
alter table config_document add column publish_until timestamptz, add check (publish_until > publish_at);

create or replace function kit_only_cancelled() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
    and (new.name, new.version, new.content::text, new.publish_at, new.publish_until, new.written_at, new.written_by, new.shipped)
      is not distinct from
      (old.name, old.version, old.content::text, old.publish_at, old.publish_until, old.written_at, old.written_by, old.shipped)
  then return new;
  end if;
  raise exception 'versions are only added to' using errcode = 'insufficient_privilege';
end $$;

-- banner:summer, menu:help, text:shell.title; page:about-us~au is the page for visitors from Australia.
alter table content_version drop constraint content_version_name_check;
alter table content_version add constraint content_version_name_check check (
  name ~ '^(list|translations):[a-zA-Z0-9/_-]{1,120}$' or name ~ '^text:[a-zA-Z0-9_.-]{1,120}$'
  or name ~ '^(page|snippet|banner|menu):[a-zA-Z0-9/_-]{1,120}(~[a-z]{2})?(@[a-z0-9-]{1,40})?$'
);

-- Drawn anew from what was uploaded; the id is named after the bytes.
create table content_picture (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  name text not null,
  alt json not null,
  width integer not null,
  height integer not null,
  added_at timestamptz not null,
  added_by text not null
);
create table content_picture_file (
  picture_id text not null references content_picture,
  width integer not null check (width > 0),
  format text not null check (format in ('webp', 'jpeg')),
  content bytea not null,
  primary key (picture_id, width, format)
);
