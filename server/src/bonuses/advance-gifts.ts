import type { Queryable, Tx } from '../kit/index.ts';
import { endAllGifts, runClocks } from './end-gifts.ts';
import { endSpins } from './end-spins.ts';
import { type Gift, isOver } from './gift.ts';
import { type GiftOwner, listHolderIds, listOverdue } from './gift-store.ts';
import { expire } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurse } from './purse.ts';
import { startNext } from './start-next.ts';

type AdvancePorts = Pick<BonusesPorts, 'database' | 'clock' | 'limits' | 'identity' | 'freeRounds'>;

const atOnce = 500;

/** For a job: what the clock has made true for gifts. Each wallet in a transaction of its own: nobody waits for others. */
export async function advanceGifts(ports: AdvancePorts): Promise<void> {
  const { database, clock } = ports;
  await endForLeavers(ports);
  for await (const stopped of pagesOf(database, { stopped: true })) {
    for (const playerId of stopped) await database.tx((tx) => runClocks(ports, tx, [playerId]));
  }
  for (const owner of await listOverdue(database, { now: clock.now(), most: atOnce })) {
    await database.tx((tx) => expireGifts(ports, tx, owner));
  }
}

/** Expires what is over in a wallet: what was not taken in time, and what was not played in time. */
async function expireGifts(ports: AdvancePorts, tx: Tx, owner: GiftOwner): Promise<void> {
  const by = { now: ports.clock.now(), actor: 'system', reason: 'its time is over' };
  const purse = await openPurse(tx, owner);
  for (const gift of purse.gifts().filter((one) => isOverdue(one, by.now))) {
    if (gift.stage === 'activated') await endSpins(ports, tx, { purse, gift, how: 'expired', by });
    else {
      // Undefined: the last of its open rounds decides.
      const expired = expire(gift, by);
      if (expired) purse.take(expired);
    }
  }
  const onBreak = (await ports.limits.closedAmong(tx, [owner.playerId])).size > 0;
  startNext(purse, { ...by, onBreak });
  await purse.write(tx);
}

function isOverdue(gift: Gift, now: Date): boolean {
  const { stage, activatableUntil, stoppedAt } = gift;
  if (stage !== 'issued') return isOver(gift, now);
  return stoppedAt === null && activatableUntil !== null && activatableUntil <= now;
}

/** Whoever was excluded or closed while something was being given. */
async function endForLeavers(ports: AdvancePorts): Promise<void> {
  const { database, identity, limits } = ports;
  for await (const holders of pagesOf(database)) {
    const receivers = await identity.receiversOf(database, holders);
    const kept = await limits.keptFromGifts(database, holders);
    for (const playerId of holders) {
      const how = receivers.get(playerId)?.blocked
        ? 'account_closed'
        : kept.get(playerId) === 'excluded'
          ? 'excluded'
          : undefined;
      if (how) await database.tx((tx) => endAllGifts(ports, tx, { playerIds: [playerId], how }));
    }
  }
}

/** All of them, also where those of the first pages stay as they are: a break may last for months. */
async function* pagesOf(db: Queryable, which: { stopped?: true } = {}): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const page = await listHolderIds(db, { ...which, after, most: atOnce });
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
    yield page;
  }
}
