import type { Database } from '../../kit/index.ts';

/** False when the challenge was used before, by whichever process. */
export async function useChallenge(
  database: Database,
  input: { challengeHash: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into identity_captcha_used (challenge_hash, expires_at) values (decode($1, 'hex'), $2)
     on conflict do nothing`,
    [input.challengeHash, input.expiresAt],
  );
  return rowCount === 1;
}

/** An expired challenge is refused for its age, so its row is of no more use. */
export async function forgetChallenges(database: Database, at: Date): Promise<void> {
  await database.query('delete from identity_captcha_used where expires_at < $1', [at]);
}
