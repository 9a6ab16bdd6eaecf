-- Hosts of brands under which somebody has opened a preview: the name leads to this house. The check list of a brand asks.
create table config_brand_host (
  host text primary key check (host = lower(host)),
  seen_at timestamptz not null
);
