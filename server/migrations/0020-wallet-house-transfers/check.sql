select 'the journal of the house can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name = 'wallet_house_transfer' and grantee = current_user
    and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
)
