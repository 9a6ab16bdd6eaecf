select name from content_version where name like '%@%' and name !~ '^(page|snippet):[^@]+@[^@]+$';
