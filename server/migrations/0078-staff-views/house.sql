-- Filters of a page under a name, of one member; those that are shared are offered to everybody who may open the page.
create table staff_view (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- desk, or desk and page of it: `players`, `reports/finance`
  page text not null,
  name text not null,
  -- as in the address, without its question mark
  filters text not null,
  shared boolean not null,
  saved_at timestamptz not null,
  constraint staff_view_once unique (member_id, page, name)
);
create index staff_view_shared on staff_view (page, name) where shared;
