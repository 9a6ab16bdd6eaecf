import { createHash, randomBytes } from 'node:crypto';
import type { Database, Homes, Queryable } from '../../kit/index.ts';

const lifetimeMs = 5 * 60 * 1000;

export interface NewChallenge {
  /** Unset: nobody knows yet who it will be. */
  playerId?: number | undefined;
  purpose: 'create' | 'sign_in';
  sessionId?: string;
  halfSignInId?: bigint;
  at: Date;
}

/** Random bytes for an authenticator to sign. Where there are several homes the first says in which they are kept. */
export async function insertChallenge(homes: Homes, input: NewChallenge): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  if (homes.count > 1) challenge[0] = (input.playerId ?? (challenge[0] as number)) % homes.count;
  await homeOf(homes, challenge).query(
    `insert into identity_passkey_challenge (challenge_hash, purpose, session_id, half_sign_in_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      hashOf(Buffer.from(challenge).toString('base64url')),
      input.purpose,
      input.sessionId ?? null,
      input.halfSignInId ?? null,
      new Date(input.at.getTime() + lifetimeMs),
    ],
  );
  return challenge;
}

export interface TakenChallenge {
  sessionId: string | null;
  halfSignInId: bigint | null;
}

/** Uses a challenge up, whatever comes of it. Undefined: it was used, is too old, or is not ours. */
export async function takeChallenge(
  homes: Homes,
  input: { challenge: string; purpose: NewChallenge['purpose']; at: Date },
): Promise<TakenChallenge | undefined> {
  const home = homeOf(homes, Buffer.from(input.challenge, 'base64url'));
  const { rows } = await home.query<{ session_id: bigint | null; half_sign_in_id: bigint | null }>(
    `delete from identity_passkey_challenge where challenge_hash = $1 and purpose = $2 and expires_at > $3
     returning session_id, half_sign_in_id`,
    [hashOf(input.challenge), input.purpose, input.at],
  );
  const [row] = rows;
  return (
    row && { sessionId: row.session_id === null ? null : String(row.session_id), halfSignInId: row.half_sign_in_id }
  );
}

export async function forgetPasskeyChallenges(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from identity_passkey_challenge where expires_at < $1', [before]);
}

/** Nobody's challenge is in none of them. */
function homeOf({ count, all }: Homes, challenge: Uint8Array): Database {
  return (all()[count === 1 ? 0 : (challenge[0] ?? 0)] ?? all()[0]) as Database;
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
