-- Which entry of its contest it is, from 1: tells apart whose masked names are alike, and draws shuffled teams. Entries of before, and
-- rivals of the demo, have none.
alter table tournaments_entry add column number int;
alter table tournaments_result add column number int;
