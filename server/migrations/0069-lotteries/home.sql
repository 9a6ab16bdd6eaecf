-- Numbers of a player, one row for each time they were had. What was charged back keeps its numbers, void.
create table lotteries_ticket_range (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  promotion_id bigint not null,
  first bigint not null check (first > 0),
  count int not null check (count > 0),
  source text not null check (source in ('deposit', 'points', 'reward')),
  -- the deposit, the order, the grant: each gives tickets once
  reference text not null,
  at timestamptz not null,
  voided_at timestamptz,
  why text,
  constraint lotteries_ticket_range_once unique (player_id, promotion_id, source, reference)
);
create index lotteries_ticket_range_list on lotteries_ticket_range (promotion_id, first);

create table lotteries_win (
  player_id bigint not null,
  promotion_id bigint not null,
  place int not null check (place > 0),
  -- the number of the draw: tickets that were void were passed over
  nonce int not null,
  ticket bigint not null,
  at timestamptz not null,
  primary key (player_id, promotion_id, place)
);
create index lotteries_win_place on lotteries_win (promotion_id, place);
