select 'bonus is not the sum of gifts in wallet ' || a.id as wrong
from wallet_account a
left join (select account_id, sum(balance) as held from bonuses_gift group by 1) g on g.account_id = a.id
where a.bonus <> coalesce(g.held, 0);
