-- Whether what a player told of money was enough, and who said so.
-- the release before goes on: it writes none of these columns, and all of them empty is allowed.
alter table protection_answer
  add column accepted boolean,
  add column decided_by text,
  add column decided_at timestamptz,
  add constraint protection_answer_decided check ((accepted is null) = (decided_at is null) and (accepted is null) = (decided_by is null));

-- How a self-test came out: the last one of a month, never its answers. No desk asks for it by player; rows go after 13 months.
create table protection_self_test (
  player_id bigint not null,
  month date not null,
  result text not null check (result in ('calm', 'a_little', 'raised', 'high')),
  primary key (player_id, month)
);
create index protection_self_test_month on protection_self_test (month, result);
