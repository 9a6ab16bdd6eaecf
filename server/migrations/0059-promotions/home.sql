-- How a player stands with a promotion: offered, picked, declined, joined.
create table promotions_entry (
  player_id bigint not null,
  promotion_id bigint not null,
  state text not null check (state in ('picked', 'declined', 'joined', 'over')),
  at timestamptz not null,
  primary key (player_id, promotion_id)
);

create table promotions_meter (
  player_id bigint not null,
  promotion_id bigint not null,
  -- first day of the window; of `whole`, the start of the promotion
  window_start date not null,
  currency text not null,
  -- subunits, rounds, or millionths of a multiple
  value numeric not null default 0,
  step int not null default 0,
  changed_at timestamptz not null,
  primary key (player_id, promotion_id, window_start, currency)
);

-- What is due to a player, once for each occasion: the event, window, step, place or ticket.
create table promotions_grant (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  promotion_id bigint not null,
  version int not null,
  occasion text not null,
  -- which of the rule's rewards, and what it comes to for this player
  reward_index int not null,
  reward jsonb not null,
  currency text not null,
  -- what the budget is charged for it, in the budget's currency
  cost bigint not null check (cost >= 0),
  state text not null check (state in ('reserved', 'due', 'given', 'refused', 'released')),
  reason text,
  code_id bigint,
  at timestamptz not null,
  decided_at timestamptz,
  constraint promotions_grant_once unique (player_id, promotion_id, occasion, reward_index)
);
create index promotions_grant_due on promotions_grant (player_id, id) where state in ('reserved', 'due');
create index promotions_grant_of on promotions_grant (promotion_id, at);

create table promotions_code_use (
  player_id bigint not null,
  code_id bigint not null,
  at timestamptz not null,
  primary key (player_id, code_id)
);
-- Wrong codes: five in ten minutes an account, twenty in an hour an address.
create table promotions_code_failure (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  address_hash bytea not null,
  at timestamptz not null
);
create index promotions_code_failure_of on promotions_code_failure (player_id, at);
create index promotions_code_failure_from on promotions_code_failure (address_hash, at);

create table promotions_segment_member (
  player_id bigint not null,
  segment text not null,
  primary key (player_id, segment)
);

create table promotions_signal (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  promotion_id bigint,
  kind text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index promotions_signal_of on promotions_signal (player_id, at);

-- People decide; undecided after 72 hours it ends in the player's favour.
create table promotions_review (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  promotion_id bigint,
  gift_id bigint,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'clause_named', 'cleared', 'taken')),
  opened_at timestamptz not null,
  decides_itself_at timestamptz not null,
  clause text,
  evidence text,
  heard text,
  first_by bigint,
  first_by_name text,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  reason text,
  constraint promotions_review_two_people check (state <> 'taken' or (decided_by is not null and decided_by <> first_by))
);
create index promotions_review_open on promotions_review (decides_itself_at) where state in ('open', 'clause_named');
create index promotions_review_of on promotions_review (player_id);
