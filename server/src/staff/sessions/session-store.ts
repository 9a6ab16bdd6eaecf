import type { StaffPermission, StaffSession } from '@halley/contract';
import { deviceInWords } from '../../identity/index.ts';
import { type Context, invariant, type Queryable, type Tx } from '../../kit/index.ts';
import { type MemberRow, memberColumns } from '../members/member-store.ts';
import { idleMs, isLive, longestSessionMs, type Stage, touchEveryMs } from './session-limits.ts';
import { newToken, tokenHash } from './session-token.ts';

const longestUserAgent = 512;
const longestAddress = 64;

/** A session that holds, with its member and what the member's role allows this moment. */
export interface LiveSession {
  id: number;
  stage: Stage;
  member: MemberRow;
  permissions: StaffPermission[];
}

/** Opens a session with a token nobody has seen before. Returns it; it exists nowhere else from here on. */
export async function openSession(
  tx: Tx,
  context: Pick<Context, 'address' | 'userAgent'>,
  input: { memberId: number; stage: Stage; at: Date },
): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  await tx.query(
    `insert into staff_session (member_id, token_hash, stage, created_at, last_seen_at, address, user_agent)
     values ($1, decode($2, 'hex'), $3, $4, $4, $5, $6)`,
    [
      input.memberId,
      hash,
      input.stage,
      input.at,
      context.address.slice(0, longestAddress),
      context.userAgent.slice(0, longestUserAgent),
    ],
  );
  return token;
}

type SessionRow = MemberRow & {
  session_id: bigint;
  stage: Stage;
  session_created_at: Date;
  last_seen_at: Date;
  permissions: StaffPermission[];
};

/** The session of a token, if it holds. An open one is moved on in time. */
export async function findSession(
  db: Queryable,
  token: string | undefined,
  at: Date,
): Promise<LiveSession | undefined> {
  const hash = tokenHash(token);
  if (hash === undefined) return undefined;
  const { rows } = await db.query<SessionRow>({
    name: 'staff_find_session',
    text: `select s.id as session_id, s.stage, s.created_at as session_created_at, s.last_seen_at, r.permissions,
        ${memberColumns}
      from staff_session s join staff_member m on m.id = s.member_id join staff_role r on r.name = m.role
      where s.token_hash = decode($1, 'hex') and s.ended_at is null and m.active`,
    values: [hash],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { session_id, stage, session_created_at: createdAt, last_seen_at: lastSeenAt, permissions, ...member } = row;
  if (!isLive({ stage, createdAt, lastSeenAt }, at)) return undefined;
  if (stage === 'open' && at.getTime() - lastSeenAt.getTime() >= touchEveryMs) {
    await db.query('update staff_session set last_seen_at = $2 where id = $1 and last_seen_at < $2', [session_id, at]);
  }
  return { id: Number(session_id), stage, member, permissions };
}

/** The sessions of a member that hold now. */
export async function listSessions(
  db: Queryable,
  input: { memberId: number; currentId: number; at: Date },
): Promise<StaffSession[]> {
  const { rows } = await db.query<{
    id: bigint;
    address: string;
    user_agent: string;
    created_at: Date;
    last_seen_at: Date;
  }>(
    `select id, address, user_agent, created_at, last_seen_at from staff_session
     where member_id = $1 and stage = 'open' and ended_at is null and created_at > $2 and last_seen_at > $3
     order by id desc`,
    [input.memberId, new Date(input.at.getTime() - longestSessionMs), new Date(input.at.getTime() - idleMs)],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    address: row.address,
    user_agent: row.user_agent,
    device: deviceInWords(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: Number(row.id) === input.currentId,
  }));
}

/** Ends one session of a member. False: it is somebody else's, or over. */
export async function endSession(tx: Tx, input: { memberId: number; sessionId: number; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update staff_session set ended_at = $3 where id = $2 and member_id = $1 and ended_at is null',
    [input.memberId, input.sessionId, input.at],
  );
  return rowCount === 1;
}

/** Ends all sessions of a member, save one where it is named. */
export async function endSessions(tx: Tx, input: { memberId: number; exceptId?: number; at: Date }): Promise<void> {
  await tx.query(
    `update staff_session set ended_at = $3
     where member_id = $1 and ended_at is null and id is distinct from $2::bigint`,
    [input.memberId, input.exceptId ?? null, input.at],
  );
}
