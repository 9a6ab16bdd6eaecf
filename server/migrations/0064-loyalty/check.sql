select 'points of player ' || a.player_id || ' are not the sum of the entries' as wrong
from loyalty_account a
left join (select player_id, sum(chargeable) as chargeable, sum(persistent) as persistent from loyalty_entry group by 1) e using (player_id)
where (a.chargeable, a.persistent) is distinct from (coalesce(e.chargeable, 0), coalesce(e.persistent, 0));
