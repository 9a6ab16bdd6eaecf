-- Wins that were shown to their winner. A win stands in one row at most: of two screens that ask, one shows it.
create table jackpots_seen (
  -- Of jackpots_win. No foreign key: its check would lock the win, which takes the right to change it; nobody has that.
  win_id bigint primary key,
  player_id bigint not null,
  -- The question that took it: the same question, asked again because its answer was lost, gets the same answer.
  claim uuid not null,
  at timestamptz not null
);
create index jackpots_seen_by_claim on jackpots_seen (claim);

-- Whatever was won before was told live only; nobody shall be surprised by it now.
insert into jackpots_seen (win_id, player_id, claim, at) select id, player_id, gen_random_uuid(), at from jackpots_win;
