import type { Currency } from '@halley/contract';
import { type Consumer, type Event, type Tx, writeEvents } from '../kit/index.ts';
import { accountAgeDays, type KnownPlayer, meetsCondition } from '../promotions/index.ts';
import { mayHaveTickets } from './give-tickets.ts';
import { issueTickets } from './issue-tickets.ts';
import { givesTickets, isBetween, type LotteryTerms } from './lottery.ts';
import { lockLottery, lotteriesIn } from './lottery-store.ts';
import { termsOf } from './lottery-terms.ts';
import { openLotteries } from './open-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';
import { lotteriesOfReference, voidRange } from './ticket-store.ts';
import { ticketsFor } from './tickets-for.ts';

type FollowPorts = Pick<LotteriesPorts, 'promotions' | 'beacons' | 'sealer' | 'clock' | 'geo'>;
type Deposited = Extract<Event, { topic: 'payments.deposited' }>['data'];

/** Deposits give tickets, by when they were made; what is charged back before the list is frozen loses its numbers. */
export function followDeposits(ports: FollowPorts): Consumer {
  return {
    name: 'lotteries-deposits',
    topics: ['payments.deposited', 'payments.flagged'],
    once: true,
    async handle(tx, events) {
      await giveForDeposits(
        ports,
        tx,
        events.flatMap((event) => (event.topic === 'payments.deposited' ? [event.data] : [])),
      );
      for (const event of events) {
        if (event.topic !== 'payments.flagged' || event.data.kind !== 'returned_after_paid') continue;
        const { playerId, reference } = event.data;
        if (playerId !== null && reference !== null) await voidDeposit(ports, tx, { playerId, reference });
      }
    },
  };
}

async function giveForDeposits(ports: FollowPorts, tx: Tx, deposits: readonly Deposited[]): Promise<void> {
  if (deposits.length === 0) return;
  await openLotteries(ports, tx);
  const open = await lotteriesIn(tx, ['open']);
  if (open.length === 0) return;
  const standings = await ports.promotions.statesOf(
    tx,
    open.map(({ promotionId }) => promotionId),
  );
  const players = await ports.promotions.knownPlayers(
    tx,
    deposits.map(({ playerId }) => playerId),
  );
  const terms = await termsOf(ports, tx, open);
  for (const lottery of open) {
    const standing = standings.get(lottery.promotionId);
    if (!standing || !givesTickets(lottery, standing)) continue;
    const of = terms(lottery);
    const { tickets } = of.rule.contest;
    const wanted = deposits.flatMap((deposit) => {
      const { playerId, currency: paidIn, amount, reference, at } = deposit;
      const currency = paidIn as Currency;
      const count = ticketsFor(tickets, { currency, amount: BigInt(amount) });
      const player = players.get(playerId);
      if (count < 1 || !player || !isBetween(lottery, new Date(at))) return [];
      if (!mayHaveTickets(ports, of, { player, currency }) || !meets(of, player, deposit)) return [];
      return [{ playerId, count, source: 'deposit' as const, reference }];
    });
    if (wanted.length === 0) continue;
    const { promotionId } = lottery;
    await issueTickets(tx, { promotionId, most: tickets.most, wanted, now: ports.clock.now() });
  }
}

/** What the rule asks of deposits holds here as at the cashier. */
function meets(
  { rule }: LotteryTerms,
  player: KnownPlayer,
  { currency, amount, number, method, at }: Deposited,
): boolean {
  return meetsCondition(rule.condition, {
    currency: currency as Currency,
    amount: BigInt(amount),
    depositNumber: number,
    method,
    hadBefore: false,
    accountAgeDays: accountAgeDays(player, new Date(at)),
  });
}

/** Behind the lottery's lock: whether the list was frozen before is decided once, and what it says holds. */
async function voidDeposit(
  { clock }: Pick<FollowPorts, 'clock'>,
  tx: Tx,
  { playerId, reference }: { playerId: number; reference: string },
): Promise<void> {
  for (const promotionId of await lotteriesOfReference(tx, { playerId, source: 'deposit', reference })) {
    const lottery = await lockLottery(tx, promotionId);
    if (lottery?.state !== 'open') continue;
    const gone = {
      playerId,
      promotionId,
      source: 'deposit' as const,
      reference,
      why: 'charged back',
      now: clock.now(),
    };
    const voided = await voidRange(tx, gone);
    if (voided > 0) await writeEvents(tx, 'lotteries.tickets_changed', [{ playerId, promotionId }]);
  }
}
