select 'the audit trail can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name in ('audit_entry', 'audit_seal') and grantee = current_user
    and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
)
