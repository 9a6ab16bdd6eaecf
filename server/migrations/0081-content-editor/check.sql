-- No version that ends counts without a beginning.
select name from content_version where publish_until is not null and publish_at is null;
