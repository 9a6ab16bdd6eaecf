-- The order of keys means something: of the producers a document hides, lists honour the first ten. jsonb sorts keys.
alter table config_document alter column content type json using content::json;
