select 1 where to_regclass('config_document_writer') is null;
