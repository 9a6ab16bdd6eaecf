-- A round may be made of several actions: bets, wins and what takes them back, one by one, as games of other studios
-- send them. Such a round is stepwise; its stake and win are the sums of its actions that stand.
alter table wagers_round
  add column stepwise boolean not null default false,
  -- For whom an open round waits. It says what becomes of one that nobody ends: see the room's README.
  add column awaits text not null default 'provider' check (awaits in ('provider', 'player', 'event')),
  drop constraint wagers_round_has_stake,
  add constraint wagers_round_has_stake check (stake_cash + stake_bonus > 0 or stepwise);

-- Every call to act, with what it was answered. Kept for ever: a call that comes again gets the same answer.
create table wagers_call (
  id uuid primary key,
  input_hash bytea not null,
  round_id uuid not null,
  player_id bigint not null,
  -- One of the two: what it came to, or the refusal that was decided on the player's state.
  result json,
  refusal json,
  at timestamptz not null,
  constraint wagers_call_answered check ((result is null) <> (refusal is null))
);

-- Every action, by an id that is never used twice. The row of an action that was taken back before it came is a
-- tombstone: it has no kind and moved nothing, and its id is taken.
create table wagers_action (
  id uuid primary key,
  call_id uuid not null,
  round_id uuid not null,
  player_id bigint not null,
  account_id bigint,
  kind text check (kind in ('bet', 'win', 'undo', 'promo')),
  -- What an undo takes back.
  undoes uuid,
  -- What the wallet gained or, below zero, lost; the transfer of the same key moved exactly this.
  cash bigint not null,
  bonus bigint not null,
  state text not null check (state in ('applied', 'undone', 'tombstone')),
  title text,
  at timestamptz not null,
  constraint wagers_action_tombstone check (kind is not null or (state = 'tombstone' and cash = 0 and bonus = 0)),
  constraint wagers_action_undoes check ((undoes is not null) = (kind is not distinct from 'undo'))
) with (fillfactor = 90);
create index wagers_action_of_round on wagers_action (round_id);
