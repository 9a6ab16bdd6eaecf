import { commit } from '@halley/studio/fair';
import { drawClientSeed, drawTickets, rowOf, ticketRoot, timeOfRound } from '@halley/studio/fair/lottery';
import { nodeBytesHash, nodeHash } from '@halley/studio/fair/node';
import { invariant, type Tx, writeEvents } from '../kit/index.ts';
import { type ContestPlace, contestPlaces, type PrizeClaim, prizeIn } from '../promotions/index.ts';
import type { LotteryTerms, StoredLottery } from './lottery.ts';
import { findLottery, lockLottery, markDrawn } from './lottery-store.ts';
import { termsOf } from './lottery-terms.ts';
import { sealOf } from './open-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';
import { tellWinners } from './tell-winners.ts';
import { leavesOf } from './ticket-lists.ts';
import { listRanges } from './ticket-store.ts';
import { insertWins, type Win } from './win-store.ts';

/**
 * Draws a frozen lottery once its beacon has spoken. Winners, prizes and the opened seed are one transaction: a house that dies
 * in between draws the same again. While the beacon is silent nothing happens, and no other source is asked.
 */
export async function drawLottery(ports: LotteriesPorts, promotionId: number): Promise<void> {
  const { database, clock, beacons, log } = ports;
  const waiting = await findLottery(database, promotionId);
  if (waiting?.state !== 'frozen' || clock.now() < timeOfRound(waiting.beacon, waiting.round)) return;
  // Asked outside of the transaction: a relay may take its time.
  const signature = (await beacons.find(waiting.beacon.chain_hash)?.signatureOf(waiting.round)) ?? null;
  if (signature === null) {
    log.warn({ promotionId, round: waiting.round }, 'a draw waits for its beacon');
    return;
  }
  await database.tx(async (tx) => {
    const lottery = await lockLottery(tx, promotionId);
    if (lottery?.state === 'frozen') await draw(ports, tx, lottery, signature);
  });
}

async function draw(ports: LotteriesPorts, tx: Tx, lottery: StoredLottery, signature: string): Promise<void> {
  const { promotionId, root } = lottery;
  const now = ports.clock.now();
  const ranges = await listRanges(tx, promotionId);
  const leaves = leavesOf(lottery, ranges);
  const again = ticketRoot(leaves, nodeBytesHash);
  invariant(root !== null && again === root, `the list of lottery ${promotionId} is not the one that was frozen`);
  const seed = ports.sealer.open(lottery.seed, sealOf(promotionId))?.toString();
  invariant(
    seed !== undefined && commit(seed, nodeHash.sha256) === lottery.seedHash,
    `the seed of lottery ${promotionId} does not open: was the house's secret changed?`,
  );
  const terms = (await termsOf(ports, tx, [lottery]))(lottery);
  const places = contestPlaces(terms.rule.contest);
  const clientSeed = drawClientSeed(signature, root, nodeBytesHash);
  const drawn = drawTickets({ serverSeed: seed, clientSeed, ranges: leaves, prizes: places.length }, nodeHash.hmac);
  const wins = drawn.map((one): Win => {
    const range = ranges[rowOf(leaves, one.ticket)];
    invariant(range, 'a ticket stands in a row');
    return { ...one, promotionId, playerId: range.playerId };
  });
  await insertWins(tx, wins, now);
  await markDrawn(tx, { promotionId, seed, signature, now });
  await claim(ports, tx, { terms, places, wins });
  await ports.promotions.pools.close(tx, { promotionId, now });
  await tellWinners(ports, tx, { terms, wins });
  await writeEvents(tx, 'lotteries.moved', [{ promotionId, state: 'drawn' }]);
}

/** What was won is claimed once for each place; it is given by the news of it. */
async function claim(
  { promotions, log }: LotteriesPorts,
  tx: Tx,
  { terms, places, wins }: { terms: LotteryTerms; places: readonly ContestPlace[]; wins: readonly Win[] },
): Promise<void> {
  const { contest } = terms.rule;
  const players = await promotions.knownPlayers(
    tx,
    wins.map(({ playerId }) => playerId),
  );
  const claims = wins.map(({ playerId, place }): PrizeClaim => {
    const prize = places[place - 1];
    invariant(prize, 'a place that was drawn has a prize');
    const own = players.get(playerId)?.currency ?? contest.currency;
    const { currency, amount: cash } = prizeIn(contest, { cash: prize.cash, own });
    const { id: promotionId, version } = terms;
    return {
      playerId,
      promotionId,
      version,
      occasion: `draw:${place}`,
      currency,
      cash,
      cost: prize.cash,
      rewards: prize.rewards,
    };
  });
  const outcomes = await promotions.claimPrizes(tx, claims);
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome !== 'granted' && outcome !== 'nothing')
      log.error({ ...claims[index], cash: undefined, outcome }, 'a prize could not be claimed');
  }
}
