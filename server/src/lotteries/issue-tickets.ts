import { Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../kit/index.ts';
import { countTickets, lockLottery } from './lottery-store.ts';
import { insertRanges, rangesOfPlayers, type StoredRange, type TicketSource } from './ticket-store.ts';

/** Tickets that somebody is to have. */
export interface TicketsWanted {
  playerId: number;
  count: number;
  source: TicketSource;
  /** The same again gives nothing. */
  reference: string;
}

/**
 * Numbers tickets behind the lottery's lock, without gaps. Who would have more than one may have is given what is left; where
 * something was paid for all of them nothing is given: throws `tickets_count.too_many`, and `lottery_id.over` where they are over.
 */
export async function issueTickets(
  tx: Tx,
  {
    promotionId,
    most,
    wanted,
    now,
  }: { promotionId: number; most: number | undefined; wanted: readonly TicketsWanted[]; now: Date },
): Promise<void> {
  const lottery = await lockLottery(tx, promotionId);
  const isPaid = wanted.some(({ source }) => source === 'points');
  if (lottery?.state !== 'open') {
    if (isPaid) throw new Refusal('lottery_id.over');
    return;
  }
  const had = await rangesOfPlayers(tx, promotionId, [...new Set(wanted.map(({ playerId }) => playerId))]);
  const keyOf = (one: Pick<StoredRange, 'playerId' | 'source' | 'reference'>) =>
    `${one.playerId} ${one.source} ${one.reference}`;
  const known = new Set(had.map(keyOf));
  const goodOf = new Map<number, number>();
  for (const { playerId, count, isVoid } of had) {
    if (!isVoid) goodOf.set(playerId, (goodOf.get(playerId) ?? 0) + count);
  }
  let next = lottery.tickets + 1;
  const given: Omit<StoredRange, 'isVoid'>[] = [];
  for (const one of wanted) {
    const good = goodOf.get(one.playerId) ?? 0;
    const count = Math.min(one.count, (most ?? Number.POSITIVE_INFINITY) - good);
    if (known.has(keyOf(one)) || one.count < 1) continue;
    if (one.source === 'points' && count < one.count) throw new Refusal('tickets_count.too_many');
    if (count < 1) continue;
    given.push({ ...one, promotionId, count, first: next });
    known.add(keyOf(one));
    goodOf.set(one.playerId, good + count);
    next += count;
  }
  if (given.length === 0) return;
  await insertRanges(tx, given, now);
  await countTickets(tx, { promotionId, tickets: next - 1 - lottery.tickets, ranges: given.length });
  const players = [...new Set(given.map(({ playerId }) => playerId))];
  await writeEvents(
    tx,
    'lotteries.tickets_changed',
    players.map((playerId) => ({ playerId, promotionId })),
  );
}
