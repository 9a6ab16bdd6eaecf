import { defaultLicence } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { LimitsPorts } from './ports.ts';

/** PP-24: how long a looser limit waits, by the player's licence. */
export async function looseningMsOf(
  { identity, geo }: Pick<LimitsPorts, 'identity' | 'geo'>,
  db: Queryable,
  playerId: number,
): Promise<number> {
  const standing = (await identity.standingsOf(db, [playerId])).get(playerId);
  return geo.protectionOf(standing?.licence ?? defaultLicence).limitLooseningMs;
}
