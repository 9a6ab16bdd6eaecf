select r.id from wagers_round r where (r.free_stake > 0) <> (r.free_rounds_id is not null)
union all
select f.id from games_free_rounds f where f.played <> (select count(*) from wagers_round r where r.free_rounds_id = f.id);
