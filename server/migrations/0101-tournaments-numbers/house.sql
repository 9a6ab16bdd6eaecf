-- How many have entered so far; null: of before, counted when the next one comes.
alter table tournaments_tournament add column entries int;
-- Whoever it is for, and is here, was told that it has started.
alter table tournaments_tournament add column announced_at timestamptz;
