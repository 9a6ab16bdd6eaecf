-- A page or snippet may have a variant for a brand: page:about-us@comet.
alter table content_version drop constraint content_version_name_check;
alter table content_version add constraint content_version_name_check check (
  name ~ '^(page|snippet|list|translations):[a-zA-Z0-9/_-]{1,120}$' or name ~ '^(page|snippet):[a-z0-9/_-]{1,120}@[a-z0-9-]{1,40}$'
);
