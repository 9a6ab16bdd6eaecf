-- What was had for points. Digital things are delivered with the order; what is sent by post goes its way.
create table loyalty_order (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  -- of the request: the same again is the same order
  key text not null,
  input_hash text not null,
  promotion_id bigint not null,
  version int not null,
  card text not null,
  type text not null check (type in ('money', 'lootboxes', 'freespins', 'lotteries', 'goods')),
  texts jsonb not null,
  quantity int not null check (quantity between 1 and 100),
  -- in millionths, all of them together
  points bigint not null check (points > 0),
  currency text not null,
  state text not null check (state in ('placed', 'confirmed', 'sent', 'delivered', 'canceled', 'returned')),
  -- of what is sent by post
  address jsonb,
  tracking text,
  -- which lots paid: `[["2026-11-01", "1250000"]]`; what comes back goes back there
  paid_from jsonb not null,
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  constraint loyalty_order_once unique (player_id, key),
  constraint loyalty_order_address check ((type = 'goods') = (address is not null))
);
create index loyalty_order_of on loyalty_order (player_id, id);
create index loyalty_order_open on loyalty_order (state, placed_at) where state in ('placed', 'confirmed', 'sent');
create index loyalty_order_of_promotion on loyalty_order (promotion_id);

-- Boxes and turns of the wheel. What is in them was fixed when they were given; the draw is made once, when they are opened.
create table loyalty_lootbox (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  grant_id bigint not null,
  promotion_id bigint not null,
  version int not null,
  -- the grant as it was given, without its reward: what is drawn is given by it
  source jsonb not null,
  group_key text not null,
  currency text not null,
  items jsonb not null,
  stage text not null check (stage in ('issued', 'activated', 'canceled', 'expired')),
  created_at timestamptz not null,
  valid_until timestamptz not null,
  -- since when its time stands: a break
  stopped_at timestamptz,
  activated_at timestamptz,
  pair_id uuid,
  server_seed_hash text,
  client_seed text,
  nonce int,
  drawn int,
  rest int,
  -- which of the items
  prize int,
  changed_at timestamptz not null,
  constraint loyalty_lootbox_once unique (player_id, grant_id),
  constraint loyalty_lootbox_drawn check ((stage = 'activated') = (prize is not null) and (prize is null) = (pair_id is null))
);
create index loyalty_lootbox_of on loyalty_lootbox (player_id, id);
create index loyalty_lootbox_due on loyalty_lootbox (valid_until) where stage = 'issued';
create index loyalty_lootbox_given on loyalty_lootbox (promotion_id, version, prize) where stage = 'activated';

-- Points that staff give or take: proposed by one person, true when another agrees.
create table loyalty_correction (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  chargeable bigint not null,
  persistent bigint not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  state text not null check (state in ('proposed', 'agreed', 'refused')),
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  constraint loyalty_correction_moves check (chargeable <> 0 or persistent <> 0),
  constraint loyalty_correction_by_two check (decided_by is distinct from proposed_by or decided_by is null),
  constraint loyalty_correction_decided check ((state = 'proposed') = (decided_by is null))
);
create index loyalty_correction_open on loyalty_correction (proposed_at) where state = 'proposed';
create index loyalty_correction_of on loyalty_correction (player_id, id);
