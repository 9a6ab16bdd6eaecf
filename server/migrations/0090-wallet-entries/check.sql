select 'the journal can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name = 'wallet_transfer' and grantee = current_user and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
)
union all
select 'wallet ' || a.id || ' is not numbered' from wallet_account a
left join (select account_id, count(*) as entries, max(entry) as last_entry from wallet_transfer group by account_id) t
  on t.account_id = a.id
where (a.last_entry, a.last_entry) is distinct from (coalesce(t.entries, 0), coalesce(t.last_entry, 0))
limit 1;
