select 'steps of payments or callbacks can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name in ('payments_event', 'payments_callback') and grantee = current_user
    and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
)
