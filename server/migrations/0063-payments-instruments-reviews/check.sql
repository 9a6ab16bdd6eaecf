select 'gift ' || g.id || ' is reviewed and not held' as wrong
from promotions_review r join bonuses_gift g on g.id = r.gift_id
where r.state in ('open', 'clause_named') and g.held_until is null;
