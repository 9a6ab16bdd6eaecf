-- The tags that staff may put on a player. Data: a house writes its own; one that is retired stays on who has it.
create table staff_tag (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,29}$'),
  title text not null check (length(title) between 2 and 40),
  tone text not null default 'neutral' check (tone in ('neutral', 'info', 'win', 'warn', 'danger', 'violet')),
  retired boolean not null default false
);
insert into staff_tag (name, title, tone) values
  ('prefers_mail', 'Prefers e-mail', 'info'),
  ('prefers_calls', 'Prefers calls', 'info'),
  ('no_promotions', 'No promotion contact', 'warn'),
  ('gentle', 'Handle gently', 'warn'),
  ('watch', 'Watch', 'warn'),
  ('duplicate', 'Maybe a second account', 'danger'),
  ('tester', 'Tester of the house', 'violet');
