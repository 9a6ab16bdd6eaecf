import { type Homes, invariant, type Queryable, type Tx } from '../../kit/index.ts';
import { halfSignInLifetimeMs } from '../sessions/cookies.ts';
import { newTokenOf, tokenHash } from '../sessions/session-token.ts';

const mostTries = 3;

export interface HalfSignIn {
  id: bigint;
  playerId: number;
  email: string;
  /** Null: the player has no password, and must still have none in the end. */
  passwordHash: string | null;
}

/** Remembers that the password was right. Returns the token; it exists nowhere else from here on. */
export async function insertHalfSignIn(
  homes: Homes,
  input: { playerId: number; passwordHash: string | null; at: Date },
): Promise<string> {
  const token = newTokenOf(homes, input.playerId);
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  await homes.of(input.playerId).query(
    `insert into identity_half_sign_in (token_hash, player_id, password_hash, tries_left, created_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6)`,
    [
      hash,
      input.playerId,
      input.passwordHash,
      mostTries,
      input.at,
      new Date(input.at.getTime() + halfSignInLifetimeMs),
    ],
  );
  return token;
}

const isOpen = 'h.used_at is null and h.tries_left > 0 and h.expires_at > $2';

/** The half-open sign-in of a browser; undefined when there is none, or it is over. */
export async function findHalfSignIn(
  db: Queryable,
  input: { token: string | undefined; at: Date },
): Promise<HalfSignIn | undefined> {
  const hash = tokenHash(input.token);
  if (hash === undefined) return undefined;
  const { rows } = await db.query<{ id: bigint; player_id: bigint; email: string; password_hash: string | null }>(
    `select h.id, h.player_id, p.email, h.password_hash
     from identity_half_sign_in h join identity_player p on p.id = h.player_id
     where h.token_hash = decode($1, 'hex') and ${isOpen}`,
    [hash, input.at],
  );
  const [row] = rows;
  return row && { id: row.id, playerId: Number(row.player_id), email: row.email, passwordHash: row.password_hash };
}

/** Takes one try, before the code is looked at. False: it is over, perhaps since a moment ago. */
export async function takeTry(tx: Tx, input: { id: bigint; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity_half_sign_in h set tries_left = tries_left - 1 where h.id = $1 and ${isOpen}`,
    [input.id, input.at],
  );
  return rowCount === 1;
}

/** A half-open sign-in is finished once. */
export async function finishHalfSignIn(tx: Tx, input: { id: bigint; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity_half_sign_in set used_at = $2 where id = $1 and used_at is null',
    [input.id, input.at],
  );
  return rowCount === 1;
}

/** Whoever stands before the second step begins anew. */
export async function endHalfSignIns(tx: Tx, input: { playerId: number; at: Date }): Promise<void> {
  await tx.query('update identity_half_sign_in set used_at = $2 where player_id = $1 and used_at is null', [
    input.playerId,
    input.at,
  ]);
}

export async function forgetHalfSignIns(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from identity_half_sign_in where expires_at < $1', [before]);
}
