-- What a player wants to be told while playing for money.
create table games_play_setting (
  player_id bigint primary key,
  -- Null: no reminder.
  reality_check_minutes smallint check (reality_check_minutes in (15, 30, 60)),
  show_net boolean not null default false
);

-- Play for money from the first game opened to the last one left. Whoever comes back soon goes on with the same one.
create table games_play_session (
  id uuid primary key,
  player_id bigint not null,
  began_at timestamptz not null,
  -- The last sign of life: a session that gives none ends there.
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- The player's last transfer before it began: what came after it is the session's, to the subunit.
  after_transfer bigint not null,
  -- The reminder is due from then on, and the wagers door refuses stakes until it is answered.
  due_at timestamptz,
  -- The player's screens were told.
  told_at timestamptz,
  -- Ended by the player's own answer: it does not go on.
  left_for_good boolean not null default false,
  constraint games_play_session_order check (seen_at >= began_at and (ended_at is null or ended_at >= began_at))
) with (fillfactor = 80);
create unique index games_play_session_open on games_play_session (player_id) where ended_at is null;
create index games_play_session_of_player on games_play_session (player_id, began_at desc);

-- The tabs in which a session is played.
create table games_play_screen (
  session_id uuid not null references games_play_session on delete cascade,
  id uuid not null,
  seen_at timestamptz not null,
  primary key (session_id, id)
);
