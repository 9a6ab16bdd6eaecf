-- Tickets that were won while no lottery of their name ran: they are of the next one.
create table lotteries_kept (
  player_id bigint not null,
  -- the grant
  reference text not null,
  -- of the lottery
  identifier text not null,
  count int not null check (count > 0),
  kept_at timestamptz not null,
  -- numbered in a lottery, or the player may not be in it
  done_at timestamptz,
  primary key (player_id, reference)
);
create index lotteries_kept_waiting on lotteries_kept (identifier, kept_at) where done_at is null;
