-- Versions have no gap.
select name from config_document group by name having max(version) <> count(*);
