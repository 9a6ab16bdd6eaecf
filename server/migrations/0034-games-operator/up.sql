-- How often an operator has changed it. A form says which state it was filled in on: one that is older is refused.
alter table games_producer add column revision integer not null default 1;
alter table games_game add column revision integer not null default 1;
alter table games_collection add column revision integer not null default 1;
alter table games_provider
  add column revision integer not null default 1,
  -- When the secret that counts was made, and until when the one before it is still taken; null: until it is dropped.
  add column secret_since timestamptz,
  add column previous_secret_until timestamptz;
update games_provider set secret_since = created_at;
alter table games_provider
  alter column secret_since set not null,
  add constraint games_provider_previous_until check (previous_secret_until is null or previous_secret is not null);

-- The list of all games, as operators page through it.
create index games_game_by_title on games_game (lower(title), id);

-- What became of a provider's calls, by the hour. Processes add what they counted every few seconds: figures to look at,
-- not books.
create table games_provider_calls (
  provider_id text not null references games_provider,
  hour timestamptz not null,
  call text not null,
  -- 0: taken. Else the code of the protocol.
  code integer not null,
  calls bigint not null check (calls > 0),
  primary key (provider_id, hour, call, code)
);
create index games_provider_calls_age on games_provider_calls (hour);
