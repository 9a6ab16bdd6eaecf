-- Money that was set aside for the prizes of a contest, in the account `prizes`, until it is paid or goes back.
create table promotions_pool (
  promotion_id bigint primary key references promotions_promotion,
  currency text not null,
  -- what the contest promises
  promised bigint not null check (promised >= 0),
  paid bigint not null default 0 check (paid >= 0),
  returned bigint not null default 0 check (returned >= 0),
  -- transfers of it so far: each has a number
  moves int not null default 0,
  opened_at timestamptz not null,
  -- from then on it owes prizes that were won and are not paid, and nothing else
  closed_at timestamptz,
  constraint promotions_pool_within check (paid + returned <= promised)
);
