select 'consumer ' || c.name || ' may hear again what it has counted' as wrong
from kit_consumer c left join kit_heard h on h.consumer = c.name
where c.name in ('promotions-count', 'promotions-meter', 'bonuses-breaks') and h.consumer is null;
