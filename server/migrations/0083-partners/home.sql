-- Whose player somebody is, for good, and where they came from.
create table partners_player (
  player_id bigint primary key,
  partner_id bigint not null,
  link_id bigint,
  stag text not null,
  campaign text,
  country text,
  registered_at timestamptz not null,
  first_deposit_at timestamptz,
  first_deposit bigint,
  first_deposit_currency text,
  -- looks like the partner: nothing is counted or told
  own_because text check (own_because in ('same_mail', 'same_person', 'same_household', 'same_instrument')),
  -- the statement that paid for this player, once
  paid_statement_id bigint
);
create index partners_player_partner on partners_player (partner_id, player_id);

-- What statements have counted, in the currency of the ledger: a day of a month that is closed is never counted again.
create table partners_counted (
  player_id bigint not null,
  statement_id bigint not null,
  partner_id bigint not null,
  day date not null,
  product text not null check (product in ('casino', 'sport')),
  currency text not null,
  stakes bigint not null,
  wins bigint not null,
  bonus bigint not null,
  corrections bigint not null,
  primary key (player_id, statement_id, day, product, currency)
);
create index partners_counted_partner on partners_counted (partner_id, day);

-- Who was invited by whom. What was given for it is the inviter's money, once.
create table partners_friend (
  player_id bigint primary key,
  inviter_id bigint not null,
  code text not null,
  terms_version int not null,
  registered_at timestamptz not null,
  claimed_at timestamptz,
  amount bigint check (amount > 0),
  currency text,
  constraint partners_friend_claimed check ((claimed_at is null) = (amount is null) and (amount is null) = (currency is null))
);
create index partners_friend_inviter on partners_friend (inviter_id, registered_at);
