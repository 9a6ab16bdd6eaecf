-- A demo is an id in FUN, and nothing else.
select g.identifier from games_game g
where g.has_demo <> exists (select from games_currency c where c.game_id = g.id and c.currency = 'FUN' and c.is_open);
