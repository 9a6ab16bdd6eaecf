-- What was paid in and staked for a day of an adventure, in subunits. A round that is taken back lowers it.
create table vip_adventure_count (
  player_id bigint not null,
  adventure_id bigint not null,
  step int not null check (step > 0),
  currency text not null,
  deposited bigint not null default 0,
  staked bigint not null default 0,
  primary key (player_id, adventure_id, step, currency)
);

-- Days that are done, each once and for good; the step behind the last one is the super day.
create table vip_adventure_day (
  player_id bigint not null,
  adventure_id bigint not null,
  step int not null check (step > 0),
  currency text not null,
  done_on date not null,
  done_at timestamptz not null,
  gift text not null check (gift in ('due', 'given', 'not_given')),
  gift_id bigint,
  -- why nothing was given
  why text,
  -- what the gift is worth, in subunits of EUR
  cost bigint not null default 0,
  primary key (player_id, adventure_id, step),
  constraint vip_adventure_day_gift check ((gift = 'given') = (gift_id is not null))
);
create index vip_adventure_day_of on vip_adventure_day (adventure_id, step);

-- What the house told members of the club about their status: a quarter's notice before it is lowered.
create table vip_notice (
  player_id bigint not null,
  quarter text not null,
  status text not null,
  by_name text not null,
  reason text not null,
  at timestamptz not null,
  primary key (player_id, quarter)
);
