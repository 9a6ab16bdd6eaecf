import { randomUUID } from 'node:crypto';
import type { RealityCheckMinutes } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import { lastTransferOf } from '../../wallet/index.ts';

export interface Settings {
  minutes: RealityCheckMinutes | null;
  showNet: boolean;
}

export interface Session {
  id: string;
  playerId: number;
  beganAt: Date;
  afterTransfer: bigint;
  dueAt: Date | null;
}

interface SessionRow {
  id: string;
  player_id: bigint;
  began_at: Date;
  after_transfer: bigint;
  due_at: Date | null;
}

const minuteMs = 60_000;
/** Whoever comes back sooner, by a reload or into another game, goes on with the same session. */
export const comeBackMs = 5 * minuteMs;
/** Screens tell every minute that they are there; one that has not for so long is gone. */
export const silenceMs = 3 * minuteMs;

const columns = 'id, player_id, began_at, after_transfer, due_at';

function fromRow(row: SessionRow): Session {
  return {
    id: row.id,
    playerId: Number(row.player_id),
    beganAt: row.began_at,
    afterTransfer: row.after_transfer,
    dueAt: row.due_at,
  };
}

export async function readSettings(db: Queryable, playerId: number): Promise<Settings> {
  const { rows } = await db.query<{ minutes: RealityCheckMinutes | null; show_net: boolean }>(
    'select reality_check_minutes as minutes, show_net from games_play_setting where player_id = $1',
    [playerId],
  );
  return { minutes: rows[0]?.minutes ?? null, showNet: rows[0]?.show_net ?? false };
}

/** The minutes between reminders of those of these players who have asked for any. */
export async function realityChecksOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<{ player_id: bigint; minutes: number }>(
    `select player_id, reality_check_minutes as minutes from games_play_setting
     where player_id = any($1::bigint[]) and reality_check_minutes is not null`,
    [playerIds],
  );
  return new Map(rows.map(({ player_id, minutes }) => [Number(player_id), minutes]));
}

/** Players whose reminder is due and not answered. */
export async function countDueChecks(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    'select count(*)::int as due from games_play_session where ended_at is null and due_at <= $1',
    [now],
  );
  return rows[0]?.due ?? 0;
}

export async function writeSettings(tx: Tx, playerId: number, { minutes, showNet }: Settings): Promise<void> {
  await tx.query(
    `insert into games_play_setting (player_id, reality_check_minutes, show_net) values ($1, $2, $3)
     on conflict (player_id) do update set reality_check_minutes = excluded.reality_check_minutes,
       show_net = excluded.show_net`,
    [playerId, minutes, showNet],
  );
}

export async function findOpen(db: Queryable, playerId: number): Promise<Session | undefined> {
  const { rows } = await db.query<SessionRow>(
    `select ${columns} from games_play_session where player_id = $1 and ended_at is null`,
    [playerId],
  );
  return rows[0] && fromRow(rows[0]);
}

/** The session that is open, the last one when it was left a moment ago, or a new one. */
export async function openSession(tx: Tx, playerId: number, now: Date): Promise<Session> {
  for (;;) {
    const { rows: open } = await tx.query<SessionRow>(
      `update games_play_session set seen_at = greatest(seen_at, $2) where player_id = $1 and ended_at is null
       returning ${columns}`,
      [playerId, now],
    );
    if (open[0]) return fromRow(open[0]);
    const { rows: again } = await tx.query<SessionRow>(
      `update games_play_session s set ended_at = null, seen_at = $2
       where id = (select id from games_play_session where player_id = $1 order by began_at desc limit 1)
         and ended_at > $3 and not left_for_good
         and not exists (select 1 from games_play_session o where o.player_id = $1 and o.ended_at is null)
       returning ${columns}`,
      [playerId, now, new Date(now.getTime() - comeBackMs)],
    );
    if (again[0]) return fromRow(again[0]);
    const { minutes } = await readSettings(tx, playerId);
    const { rows: fresh } = await tx.query<SessionRow>(
      `insert into games_play_session (id, player_id, began_at, seen_at, after_transfer, due_at)
       values ($1, $2, $3, $3, $4, $5) on conflict (player_id) where ended_at is null do nothing
       returning ${columns}`,
      [randomUUID(), playerId, now, await lastTransferOf(tx, playerId), dueAfter(now, minutes)],
    );
    // Another tab was faster: the next look finds its session.
    if (fresh[0]) return fromRow(fresh[0]);
  }
}

export function dueAfter(since: Date, minutes: RealityCheckMinutes | null): Date | null {
  return minutes === null ? null : new Date(since.getTime() + minutes * minuteMs);
}

export async function setDue(tx: Tx, sessionId: string, dueAt: Date | null): Promise<void> {
  await tx.query('update games_play_session set due_at = $2, told_at = null where id = $1', [sessionId, dueAt]);
}

export async function touchScreen(tx: Tx, { id }: Session, screen: string, now: Date): Promise<void> {
  await tx.query(
    `insert into games_play_screen (session_id, id, seen_at, player_id)
     select id, $2, $3, player_id from games_play_session where id = $1
     on conflict (session_id, id) do update set seen_at = greatest(games_play_screen.seen_at, excluded.seen_at)`,
    [id, screen, now],
  );
}

/** The session ends with its last screen. */
export async function removeScreen(tx: Tx, playerId: number, screen: string, now: Date): Promise<void> {
  // The row of the session is locked first: two tabs that close at once wait for each other here.
  const { rows } = await tx.query<{ id: string }>(
    'select id from games_play_session where player_id = $1 and ended_at is null for update',
    [playerId],
  );
  const session = rows[0]?.id;
  if (!session) return;
  const { rowCount } = await tx.query('delete from games_play_screen where session_id = $1 and id = $2', [
    session,
    screen,
  ]);
  if (rowCount === 0) return;
  await tx.query(
    `update games_play_session s set ended_at = greatest($2, s.began_at) where id = $1
       and not exists (select 1 from games_play_screen c where c.session_id = s.id)`,
    [session, now],
  );
}

/** Ends it for good, on every screen. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query('delete from games_play_screen where session_id = $1', [sessionId]);
  await tx.query(
    `update games_play_session set ended_at = greatest($2, began_at), left_for_good = true
     where id = $1 and ended_at is null`,
    [sessionId, now],
  );
}
