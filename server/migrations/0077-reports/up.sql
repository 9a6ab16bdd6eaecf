-- How soon people promise to be at what waits in a queue.
create table reports_promise (
  queue text primary key,
  seconds int not null check (seconds > 0)
);
insert into reports_promise (queue, seconds) values
  ('cashouts', 14400), ('documents', 86400), ('chats', 120), ('letters', 86400), ('differences', 86400), ('corrections', 14400),
  ('reviews', 28800), ('mart_orders', 172800), ('point_corrections', 86400), ('contests', 14400), ('draws', 3600),
  ('referrals', 20), ('manual_results', 3600), ('quarantine', 1800);
