select 'a journal can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name in ('wallet_transfer', 'payments_event') and grantee = current_user
    and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
);
