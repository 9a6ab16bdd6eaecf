import { randomBytes } from 'node:crypto';
import { commit, newServerSeed } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { Queryable } from '../kit/index.ts';
import { isLotteryTerms } from './lottery.ts';
import { insertLottery, knownLotteries } from './lottery-store.ts';
import type { LotteriesPorts } from './ports.ts';

const saltBytes = 32;

/** Part of the seal: a seed that is put elsewhere does not open. */
export const sealOf = (promotionId: number): string => `lottery ${promotionId}`;

/**
 * A lottery that has gone live gets its seed, sealed, and names its beacon and round. Whoever looks at lotteries or gives tickets
 * asks for it first, so the hash is there before the first ticket is.
 */
export async function openLotteries(
  { promotions, beacons, sealer, clock }: Pick<LotteriesPorts, 'promotions' | 'beacons' | 'sealer' | 'clock'>,
  db: Queryable,
): Promise<void> {
  const live = (await promotions.live(db)).all.filter(isLotteryTerms);
  if (live.length === 0) return;
  const known = await knownLotteries(
    db,
    live.map(({ id }) => id),
  );
  for (const { id, version, rule } of live) {
    if (known.has(id)) continue;
    const { identifier, tickets } = rule.contest;
    const seed = newServerSeed(randomBytes);
    const beacon = beacons.current();
    const drawAt = new Date(tickets.drawAt);
    const lottery = {
      promotionId: id,
      version,
      identifier,
      startsAt: new Date(rule.schedule.from),
      endsAt: new Date(rule.schedule.to ?? drawAt),
      drawAt,
      seed: sealer.seal(Buffer.from(seed), sealOf(id)),
      seedHash: commit(seed, nodeHash.sha256),
      salt: randomBytes(saltBytes),
      beacon: beacon.info,
      round: beacon.roundAt(drawAt),
    };
    await insertLottery(db, lottery, clock.now());
  }
}
