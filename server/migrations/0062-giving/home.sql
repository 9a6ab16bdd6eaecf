-- The house wants them back: the provider is asked until it has answered.
alter table games_provider_free_rounds add column cancel_wanted boolean not null default false;
create index games_provider_free_rounds_of_gift on games_provider_free_rounds (gift_id) where gift_id is not null;
