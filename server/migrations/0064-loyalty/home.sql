-- What a player has, in millionths of a point. Below zero: points were spent whose rounds were taken back; later ones settle it.
create table loyalty_account (
  player_id bigint primary key,
  chargeable bigint not null default 0,
  -- makes the level; taken back with its rounds, while the level stays
  persistent bigint not null default 0,
  -- since when no points run out: a break
  stopped_at timestamptz,
  changed_at timestamptz not null
);

-- Points by the month they came in: the oldest are spent first, and run out first.
create table loyalty_lot (
  player_id bigint not null,
  month date not null,
  points_left bigint not null check (points_left >= 0),
  runs_out_at timestamptz not null,
  told_at timestamptz,
  primary key (player_id, month)
);
create index loyalty_lot_due on loyalty_lot (runs_out_at) where points_left > 0;

-- Every move of points, append-only.
create table loyalty_entry (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  kind text not null check (kind in ('play', 'void', 'promotion', 'correction', 'ran_out', 'exchange', 'returned')),
  chargeable bigint not null,
  persistent bigint not null,
  -- once for each: a grant, a lot that ran out, an exchange; of play: unset, its consumer's place is its key
  key text,
  detail jsonb not null default '{}',
  actor text not null,
  at timestamptz not null,
  constraint loyalty_entry_moves check (chargeable <> 0 or persistent <> 0),
  constraint loyalty_entry_once unique (player_id, key)
);
create index loyalty_entry_of on loyalty_entry (player_id, id);
