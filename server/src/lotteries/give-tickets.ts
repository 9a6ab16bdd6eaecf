import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import { type DueGrant, type GiveReward, type KnownPlayer, mayTake } from '../promotions/index.ts';
import { issueTickets, type TicketsWanted } from './issue-tickets.ts';
import { type KeptTickets, keepTickets } from './kept-store.ts';
import { givesTickets, isBetween, type LotteryTerms } from './lottery.ts';
import { lotteriesIn } from './lottery-store.ts';
import { termsOf } from './lottery-terms.ts';
import { openLotteries } from './open-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';

type GivePorts = Pick<LotteriesPorts, 'promotions' | 'beacons' | 'sealer' | 'clock' | 'geo'>;

/** What was had for points is one order, however many of it: its tickets stand in one row. */
function referenceOf({ id, occasion }: DueGrant<'tickets'>): Pick<TicketsWanted, 'source' | 'reference'> {
  const [, order] = /^(order:\d+):\d+$/.exec(occasion) ?? [];
  return order ? { source: 'points', reference: order } : { source: 'reward', reference: `grant:${id}` };
}

/**
 * Tickets of promotions, of the lottery that runs now. A reward that comes when none of its name runs waits for the next one
 * (`giveKept`); one for more than one may have gives what it can. An exchange of points is refused instead, and changes nothing.
 */
export function giveTickets(ports: GivePorts): GiveReward<'tickets'> {
  return async (tx, grants) => {
    const now = ports.clock.now();
    const runningNow = await runningLotteries(ports, tx, now);
    const players = await ports.promotions.knownPlayers(
      tx,
      grants.map(({ playerId }) => playerId),
    );
    const kept: KeptTickets[] = [];
    const byLottery = new Map<LotteryTerms, Map<string, TicketsWanted>>();
    for (const grant of grants) {
      const { playerId, reward } = grant;
      const from = referenceOf(grant);
      const terms = runningNow.find(({ rule }) => rule.contest.identifier === reward.lottery);
      const obstacle = obstacleOf(ports, terms, players.get(playerId));
      if (obstacle && from.source === 'points') throw new Refusal(obstacle);
      if (!terms) kept.push({ playerId, reference: from.reference, identifier: reward.lottery, count: reward.count });
      if (obstacle || !terms) continue;
      const wanted = byLottery.get(terms) ?? new Map<string, TicketsWanted>();
      byLottery.set(terms, wanted);
      const key = `${playerId} ${from.reference}`;
      const count = (wanted.get(key)?.count ?? 0) + reward.count;
      wanted.set(key, { playerId, ...from, count });
    }
    await keepTickets(tx, kept, now);
    // Rows of lotteries are locked in the order of their ids, by everybody.
    for (const [terms, wanted] of [...byLottery].sort(([one], [other]) => one.id - other.id)) {
      const { most } = terms.rule.contest.tickets;
      await issueTickets(tx, { promotionId: terms.id, most, wanted: [...wanted.values()], now });
    }
  };
}

function obstacleOf(ports: GivePorts, terms: LotteryTerms | undefined, player: KnownPlayer | undefined) {
  if (!terms) return 'lottery_id.over';
  return player && mayHaveTickets(ports, terms, { player, currency: player.currency }) ? null : 'group.not_for_you';
}

/** Those a lottery is for, in one of its currencies, who may be given something now. */
export const mayHaveTickets = (
  ports: Pick<LotteriesPorts, 'geo'>,
  terms: LotteryTerms,
  who: { player: KnownPlayer; currency: KnownPlayer['currency'] },
): boolean =>
  who.player.mayReceive && terms.rule.contest.rates[who.currency] !== undefined && mayTake(ports, terms, who);

/** Those that end first come first. */
export async function runningLotteries(ports: GivePorts, tx: Tx, now: Date): Promise<LotteryTerms[]> {
  await openLotteries(ports, tx);
  const open = (await lotteriesIn(tx, ['open'])).filter((lottery) => isBetween(lottery, now));
  const standings = await ports.promotions.statesOf(
    tx,
    open.map(({ promotionId }) => promotionId),
  );
  const running = open
    .filter((lottery) => {
      const standing = standings.get(lottery.promotionId);
      return standing !== undefined && givesTickets(lottery, standing);
    })
    .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || one.promotionId - other.promotionId);
  return running.map(await termsOf(ports, tx, running));
}
