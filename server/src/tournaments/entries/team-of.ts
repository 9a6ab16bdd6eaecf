import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';

/**
 * The team of an entry, from 1: by the seed whose hash was there before the first, and the number of the entry, from 1. Nobody
 * can choose it, and when the seed is published anybody can draw it again.
 */
export function teamOf(
  seed: Buffer,
  { promotionId, number, teams }: { promotionId: number; number: number; teams: number },
): number {
  const source = { serverSeed: seed.toString('hex'), clientSeed: `contest-${promotionId}`, nonce: number };
  return fairDraw(source, nodeHash.hmac).integer(teams) + 1;
}
