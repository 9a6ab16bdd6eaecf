import type { PlayerDetails } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** What the player said last to each question, and when. */
export async function consentsOfPlayer(db: Queryable, playerId: number): Promise<PlayerDetails['consents']> {
  const { rows } = await db.query<{ purpose: string; given: boolean; at: Date }>(
    `select distinct on (purpose) purpose, given, at from identity_consent
     where player_id = $1 order by purpose, id desc`,
    [playerId],
  );
  return rows.map(({ purpose, given, at }) => ({ name: purpose, given, at: at.toISOString() }));
}
