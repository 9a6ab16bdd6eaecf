import { randomBytes } from 'node:crypto';
import { commit, newServerSeed } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { Queryable, Tx } from '../kit/index.ts';
import { isLotteryTerms, type LotteryTerms } from './lottery.ts';
import { insertLottery, knownLotteries } from './lottery-store.ts';
import type { LotteriesPorts } from './ports.ts';

const saltBytes = 32;

/** Part of the seal: a seed that is put elsewhere does not open. */
export const sealOf = (promotionId: number): string => `lottery ${promotionId}`;

type Needs = Pick<LotteriesPorts, 'promotions' | 'beacons' | 'sealer' | 'clock'>;

/**
 * A lottery that has gone live gets its seed, sealed, names its beacon and round, and has the money for its prizes set aside.
 * Whoever looks at lotteries or gives tickets asks for it first, so the hash is there before the first ticket is.
 */
export async function openLotteries(ports: Needs, tx: Tx): Promise<void> {
  for (const terms of await unopened(ports, tx)) await openLottery(ports, tx, terms);
}

/** The same, for whoever only looks: a transaction is begun where there is one to open. */
export async function lookForLotteries(ports: Needs & Pick<LotteriesPorts, 'database'>): Promise<void> {
  const { database } = ports;
  if ((await unopened(ports, database)).length > 0) await database.tx((tx) => openLotteries(ports, tx));
}

async function unopened({ promotions }: Pick<Needs, 'promotions'>, db: Queryable): Promise<LotteryTerms[]> {
  const live = (await promotions.live(db)).all.filter(isLotteryTerms);
  if (live.length === 0) return [];
  const known = await knownLotteries(
    db,
    live.map(({ id }) => id),
  );
  return live.filter(({ id }) => !known.has(id));
}

async function openLottery(
  { promotions, beacons, sealer, clock }: Needs,
  tx: Tx,
  { id, version, rule }: LotteryTerms,
): Promise<void> {
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
  const now = clock.now();
  if (await insertLottery(tx, lottery, now))
    await promotions.pools.setAside(tx, { promotionId: id, contest: rule.contest, now });
}
