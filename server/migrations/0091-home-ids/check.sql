-- Nothing that lies in a home counts by itself.
select table_name || '.' || column_name as counts_by_itself from information_schema.columns
where is_identity = 'YES' and table_schema = current_schema()
  and (table_name ~ '^(audit|identity|limits|support|verification|wallet)_' or table_name = 'payments_payment');
