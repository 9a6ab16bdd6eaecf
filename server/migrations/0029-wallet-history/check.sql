select t.account_id from wallet_transfer t, wallet_rollup r
where t.id <= r.through_id and not exists (select 1 from wallet_month m where m.account_id = t.account_id)
limit 1;
