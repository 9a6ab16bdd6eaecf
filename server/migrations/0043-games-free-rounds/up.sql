-- Rounds of the house's own slots that the house pays for: a number of them, at one stake, until a day.
create table games_free_rounds (
  id uuid primary key,
  player_id bigint not null,
  game text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds between 1 and 1000),
  played integer not null default 0,
  -- What they have paid so far, into the bonus pocket.
  won bigint not null default 0 check (won >= 0),
  state text not null default 'open' check (state in ('open', 'finished', 'expired', 'withdrawn', 'ended')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint games_free_rounds_played check (played between 0 and rounds),
  constraint games_free_rounds_finished check ((state = 'finished') = (played = rounds)),
  constraint games_free_rounds_closed check ((state = 'open') = (closed_at is null)),
  constraint games_free_rounds_expiry check (expires_at > granted_at)
) with (fillfactor = 80);
create index games_free_rounds_of_player on games_free_rounds (player_id, granted_at desc);
create index games_free_rounds_open on games_free_rounds (expires_at) where state = 'open';

-- A free round takes nothing from the wallet; what it was played at, and which grant paid for it, stand with it.
alter table wagers_round
  add column free_stake bigint not null default 0 check (free_stake >= 0),
  add column free_rounds_id uuid,
  drop constraint wagers_round_has_stake,
  add constraint wagers_round_has_stake check (stake_cash + stake_bonus > 0 or stepwise or free_stake > 0),
  add constraint wagers_round_free check ((free_rounds_id is null) = (free_stake = 0)
    and (free_stake = 0 or (stake_cash = 0 and stake_bonus = 0 and win_cash = 0)));
create index wagers_round_of_free_rounds on wagers_round (free_rounds_id) where free_rounds_id is not null;

update staff_role set permissions = permissions || array['bonuses.manage'] where name in ('admin', 'games');
