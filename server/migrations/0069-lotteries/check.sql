select 'lottery ' || l.promotion_id || ' has given other numbers than its tickets have' as wrong
from lotteries_lottery l
left join (
  select promotion_id, sum(count) as numbers, max(first + count - 1) as last from lotteries_ticket_range group by 1
) r on r.promotion_id = l.promotion_id
where l.tickets <> coalesce(r.numbers, 0) or l.tickets <> coalesce(r.last, 0);
