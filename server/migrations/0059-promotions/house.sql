-- What an operator offers. The rule itself is in the versions; this row says which of them counts.
create table promotions_promotion (
  id bigint primary key default kit_new_id(),
  kind text not null,
  state text not null default 'draft' check (state in ('draft', 'proposed', 'approved', 'live', 'paused', 'ended')),
  -- the version that is live, or the latest draft
  version int not null default 1,
  starts_at timestamptz not null,
  ends_at timestamptz,
  changed_at timestamptz not null
);
create index promotions_promotion_live on promotions_promotion (id) where state = 'live';

-- A version never changes: its canonical JSON is hashed, and gifts keep theirs.
create table promotions_version (
  promotion_id bigint not null references promotions_promotion,
  version int not null,
  rule jsonb not null,
  hash text not null,
  made_by bigint not null,
  made_by_name text not null,
  made_at timestamptz not null,
  proposed_by bigint,
  proposed_by_name text,
  approved_by bigint,
  approved_by_name text,
  approved_at timestamptz,
  second_approved_by bigint,
  second_approved_by_name text,
  -- since when players can read its terms
  published_at timestamptz,
  primary key (promotion_id, version),
  constraint promotions_version_two_people check (approved_by is null or approved_by <> made_by),
  constraint promotions_version_three_people check (second_approved_by is null or second_approved_by not in (made_by, approved_by))
);
create function promotions_keep_version() returns trigger language plpgsql as $$
begin
  if new.rule is distinct from old.rule or new.hash is distinct from old.hash
    or new.made_by is distinct from old.made_by or new.made_at is distinct from old.made_at then
    raise exception 'a version of a promotion never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger promotions_version_kept before update on promotions_version
  for each row execute function promotions_keep_version();

-- One row a promotion, changed by one conditional update: used + reserved + x <= hard.
create table promotions_budget (
  promotion_id bigint primary key references promotions_promotion,
  currency text not null,
  hard bigint not null check (hard > 0),
  spent bigint not null default 0 check (spent >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  given int not null default 0 check (given >= 0),
  total int,
  constraint promotions_budget_within check (spent + reserved <= hard),
  constraint promotions_budget_count check (total is null or given <= total)
);
create table promotions_day (
  promotion_id bigint not null references promotions_promotion,
  day date not null,
  given int not null default 0,
  primary key (promotion_id, day)
);

-- Codes are kept as HMAC: whoever reads this table can redeem nothing.
create table promotions_code (
  id bigint primary key default kit_new_id(),
  promotion_id bigint not null references promotions_promotion,
  code_hash bytea not null constraint promotions_code_once unique,
  hint text not null,
  shared boolean not null,
  uses int not null default 0 check (uses >= 0),
  max_uses int not null check (max_uses > 0),
  expires_at timestamptz,
  made_at timestamptz not null,
  constraint promotions_code_within check (uses <= max_uses)
);
create index promotions_code_of on promotions_code (promotion_id);

-- Predicates over players, counted every night.
create table promotions_segment (
  name text primary key,
  predicate jsonb not null,
  counted_at timestamptz,
  players int not null default 0
);
