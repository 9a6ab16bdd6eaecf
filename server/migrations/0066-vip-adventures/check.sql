select 'adventure ' || a.id || ' has not spent what its gifts cost' as wrong
from vip_adventure a
left join (select adventure_id, sum(cost) as cost from vip_adventure_day where gift = 'given' group by 1) d on d.adventure_id = a.id
where a.spent <> coalesce(d.cost, 0);
