import { type Database, type Homes, invariant, type Queryable, type Tx } from '../../kit/index.ts';
import { newTokenOf, tokenHash } from '../sessions/session-token.ts';

export type MailTokenPurpose = 'confirm' | 'reset' | 'unlock';

const minuteMs = 60_000;
const lifetimeMs: Record<MailTokenPurpose, number> = {
  confirm: 7 * 24 * 60 * minuteMs,
  reset: 60 * minuteMs,
  unlock: 24 * 60 * minuteMs,
};

export interface MailToken {
  playerId: number;
  email: string;
}

/** A token for a link in a mail. It exists in the mail alone; we keep its hash. */
export async function insertMailToken(
  tx: Tx,
  { homes }: { homes: Pick<Homes, 'count'> },
  input: { purpose: MailTokenPurpose; playerId: number; email: string; at: Date },
): Promise<string> {
  const token = newTokenOf(homes, input.playerId);
  await tx.query(
    `insert into identity_mail_token (token_hash, purpose, player_id, email, created_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6)`,
    [
      hashOf(token),
      input.purpose,
      input.playerId,
      input.email,
      input.at,
      new Date(input.at.getTime() + lifetimeMs[input.purpose]),
    ],
  );
  return token;
}

/** How many links of a kind went to a player since a moment. */
export async function countMailTokens(
  tx: Tx,
  input: { purpose: MailTokenPurpose; playerId: number; since: Date },
): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    'select count(*) from identity_mail_token where player_id = $1 and purpose = $2 and created_at > $3',
    [input.playerId, input.purpose, input.since],
  );
  return Number(rows[0]?.count);
}

/**
 * Uses a token up. Undefined: it was used, is too old, or never was. With `againWithinMs` the second click on the same
 * link counts too, for so long; without it a token works once, whatever the clocks of two requests say.
 */
export async function takeMailToken(
  tx: Tx,
  input: { purpose: MailTokenPurpose; token: string; at: Date; againWithinMs?: number },
): Promise<MailToken | undefined> {
  const hash = tokenHash(input.token);
  if (hash === undefined) return undefined;
  const { againWithinMs } = input;
  const usedAfter = againWithinMs === undefined ? null : new Date(input.at.getTime() - againWithinMs);
  const { rows } = await tx.query<{ player_id: bigint; email: string }>(
    `update identity_mail_token set used_at = coalesce(used_at, $3)
     where token_hash = decode($1, 'hex') and purpose = $2 and expires_at > $3 and (used_at is null or used_at > $4::timestamptz)
     returning player_id, email`,
    [hash, input.purpose, input.at, usedAfter],
  );
  return rows[0] && { playerId: Number(rows[0].player_id), email: rows[0].email };
}

/** Whose token this is, while it is good; it stays so. */
export async function findMailToken(
  db: Queryable,
  input: { purpose: MailTokenPurpose; token: string; at: Date },
): Promise<MailToken | undefined> {
  const hash = tokenHash(input.token);
  if (hash === undefined) return undefined;
  const { rows } = await db.query<{ player_id: bigint; email: string }>(
    `select player_id, email from identity_mail_token
     where token_hash = decode($1, 'hex') and purpose = $2 and expires_at > $3 and used_at is null`,
    [hash, input.purpose, input.at],
  );
  return rows[0] && { playerId: Number(rows[0].player_id), email: rows[0].email };
}

/** All links of a kind end: one of them has done its work. */
export async function endMailTokens(
  tx: Tx,
  input: { purposes: MailTokenPurpose[]; playerId: number; at: Date },
): Promise<void> {
  await tx.query(
    `update identity_mail_token set used_at = $3 where player_id = $1 and purpose = any($2) and used_at is null`,
    [input.playerId, input.purposes, input.at],
  );
}

export async function forgetMailTokens(database: Database, before: Date): Promise<void> {
  await database.query('delete from identity_mail_token where expires_at < $1', [before]);
}

function hashOf(token: string): string {
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  return hash;
}
