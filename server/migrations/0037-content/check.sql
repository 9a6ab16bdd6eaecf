-- Versions have no gap.
select name from content_version group by name having max(version) <> count(*)
union all
-- What counted before there were drafts still counts.
select name from config_document where publish_at is null and content is not null and not exists (
  select 1 from config_document later where later.name = config_document.name and later.publish_at is not null);
