import { type Licence, Refusal } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { PlayerStanding, Players } from './ports.ts';

/** Does this licence want name, address and date of birth verified before a stake? */
export type VerifyBeforePlay = (licence: Licence) => boolean;

export function mayPlayForReal(player: PlayerStanding, verifyBeforePlay: VerifyBeforePlay): boolean {
  return player.verified || !verifyBeforePlay(player.licence);
}

/** The players of a group of stakes who may not play for real money yet, with what they are told. */
export async function refusalsToPlay(
  players: Pick<Players, 'standingsOf'>,
  verifyBeforePlay: VerifyBeforePlay,
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, Refusal>> {
  if (playerIds.length === 0) return new Map();
  const standings = await players.standingsOf(db, playerIds);
  const refused = playerIds.filter((playerId) => {
    const standing = standings.get(playerId);
    // Of a player nobody knows, nobody can say that they were verified.
    return !standing || !mayPlayForReal(standing, verifyBeforePlay);
  });
  return new Map(refused.map((playerId) => [playerId, new Refusal('VERIFICATION_REQUIRED')]));
}
