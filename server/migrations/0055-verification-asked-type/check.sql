select 'verification_document.asked_type' as missing where not exists (
  select from information_schema.columns where table_name = 'verification_document' and column_name = 'asked_type'
);
