-- A lottery, from the moment its seed's hash is published: before the first ticket.
create table lotteries_lottery (
  promotion_id bigint primary key references promotions_promotion,
  version int not null,
  identifier text not null,
  state text not null check (state in ('open', 'frozen', 'drawn', 'canceled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  draw_at timestamptz not null,
  -- sealed: it opens with the house's secret alone
  seed bytea not null,
  seed_hash text not null,
  -- for everybody, once it is drawn
  opened_seed text,
  -- of the owners' hashes
  salt bytea not null,
  -- what decides, as it was named before the first ticket
  beacon jsonb not null,
  named_round bigint not null,
  -- the same, or a later one where the list was not frozen before it
  round bigint not null check (round >= named_round),
  -- how many numbers were given: the next one is the one behind it
  tickets bigint not null default 0,
  ranges int not null default 0,
  root text,
  frozen_at timestamptz,
  signature text,
  drawn_at timestamptz,
  moved_at timestamptz not null,
  constraint lotteries_lottery_frozen check (state not in ('frozen', 'drawn') or (root is not null and frozen_at is not null)),
  constraint lotteries_lottery_drawn check ((state = 'drawn') = (signature is not null and drawn_at is not null and opened_seed is not null))
);
create index lotteries_lottery_open on lotteries_lottery (draw_at) where state in ('open', 'frozen');
