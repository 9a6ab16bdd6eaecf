-- Which home this is, of how many. Empty where all tables lie in one schema; a home that moves gets the next epoch, so
-- whoever still writes where it was is noticed.
create table kit_home (
  home integer not null primary key,
  homes integer not null check (homes > home),
  epoch integer not null default 0
);
