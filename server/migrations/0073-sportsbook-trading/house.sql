-- What traders have changed against the feed, and why. Those that are active stand at the fixture's gate, too.
create table sportsbook_override (
  id bigint generated always as identity primary key,
  fixture_id bigint not null,
  -- null: of the whole fixture
  market text,
  outcome text,
  kind text not null check (kind in ('price', 'margin', 'hide', 'limit', 'delay')),
  -- thousandths, hundredths of a per cent, cents of EUR, seconds; null where something is hidden
  value bigint,
  -- of a price: it holds while the feed's own stays within
  from_price int,
  to_price int,
  state text not null check (state in ('waiting', 'active', 'over')),
  reason text not null,
  set_by text not null,
  set_by_id bigint not null,
  agreed_by text,
  set_at timestamptz not null,
  until timestamptz not null,
  over_for text check (over_for in ('time', 'bounds', 'taken_back', 'declined', 'fixture')),
  constraint sportsbook_override_over check ((state = 'over') = (over_for is not null))
);
create index sportsbook_override_fixture on sportsbook_override (fixture_id, id);
create index sportsbook_override_until on sportsbook_override (until) where state <> 'over';

-- What is offered otherwise than the feed says, and the fixture's change that it came with: prices from before do not count.
alter table fixtures_gate add column overrides jsonb not null default '[]';
alter table fixtures_gate add column override_change bigint not null default 0;

-- What looks as if somebody knew more. The mark says what it was seen in: each is told once.
create table sportsbook_flag (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('same_slip', 'late_winner', 'one_sided', 'after_incident', 'price_beater')),
  mark text not null,
  fixture_id bigint,
  player_ids bigint[] not null,
  detail text not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  closed_by text,
  closed_at timestamptz,
  note text,
  constraint sportsbook_flag_once unique (kind, mark),
  constraint sportsbook_flag_closed check ((state = 'closed') = (closed_at is not null))
);
create index sportsbook_flag_open on sportsbook_flag (id) where state = 'open';
