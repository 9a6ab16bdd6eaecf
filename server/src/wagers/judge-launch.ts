import { isCurrency, Refusal } from '@halley/contract';
import type { Identity } from '../identity/index.ts';
import type { Homes } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Verification } from '../verification/index.ts';
import { listOpenGames } from './list-open-rounds.ts';

export interface JudgeLaunchPorts {
  homes: Homes;
  identity: Pick<Identity, 'standingsOf'>;
  verification: Pick<Verification, 'mayPlayForReal'>;
  limits: Pick<Limits, 'judgeLaunch'>;
}

/** Throws what stands in the way of a game for money before its first stake: verification, limits, exclusion. */
export async function judgeLaunch(
  { homes, identity, verification, limits }: JudgeLaunchPorts,
  { playerId, game, currency }: { playerId: number; game: string; currency: string },
): Promise<void> {
  const home = homes.of(playerId);
  const standing = (await identity.standingsOf(home, [playerId])).get(playerId);
  if (!standing || !verification.mayPlayForReal(standing)) throw new Refusal('VERIFICATION_REQUIRED');
  // A round that waits may be finished (PP-15); the door takes no new stake all the same.
  const waiting = await listOpenGames(home, playerId);
  if (waiting.some((round) => round.game === game)) return;
  if (isCurrency(currency)) await limits.judgeLaunch(playerId, currency);
}
