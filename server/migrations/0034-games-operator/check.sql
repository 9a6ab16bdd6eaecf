select id from games_provider where secret_since is null;
