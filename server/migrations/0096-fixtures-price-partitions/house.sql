-- The history of prices by time: what is older than an operator keeps goes as a file, and its part at once. The key holds the
-- moment besides, since a part can only answer for itself; a version is written once all the same.
alter table fixtures_price rename to fixtures_price_rest;
drop index fixtures_price_at;
alter table fixtures_price_rest drop constraint fixtures_price_pkey;
alter table fixtures_price_rest add constraint fixtures_price_rest_pkey primary key (fixture_id, market, version, at);
create table fixtures_price (
  like fixtures_price_rest including defaults including constraints,
  primary key (fixture_id, market, version, at)
) partition by range (at);
alter table fixtures_price attach partition fixtures_price_rest default;
