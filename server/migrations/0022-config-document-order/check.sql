select 1 from information_schema.columns
where table_name = 'config_document' and column_name = 'content' and data_type <> 'json';
