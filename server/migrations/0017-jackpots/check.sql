select 'stakes or wins can be changed' as problem
where exists (
  select 1 from information_schema.role_table_grants
  where table_name in ('jackpots_stake', 'jackpots_win') and grantee = current_user
    and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
)
