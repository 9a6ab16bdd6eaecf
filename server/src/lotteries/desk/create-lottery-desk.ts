import { type LotteryState, Refusal, type StaffLottery, type StaffLotteryPage, wireCents } from '@halley/contract';
import type { Author } from '../../audit/index.ts';
import { maskNickname } from '../../games/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { DeskMember } from '../../promotions/index.ts';
import type { LotteryTerms, StoredLottery } from '../lottery.ts';
import { findLottery } from '../lottery-store.ts';
import { termsOf } from '../lottery-terms.ts';
import type { LotteriesPorts } from '../ports.ts';
import { winsOf } from '../win-store.ts';
import { drawOnTheWire, waitsFor } from '../wire/draw-on-the-wire.ts';
import { stateOf } from '../wire/lottery-on-the-wire.ts';
import { lotteryIds, playersWithTickets, ticketsByDay, waitingDraws } from './desk-store.ts';

const mostListed = 200;

type Needs = Pick<LotteriesPorts, 'clock' | 'identity' | 'promotions' | 'titlesOf' | 'beacons'>;

export type LotteryDesk = ReturnType<typeof createLotteryDesk>;

/** What operators see of lotteries, and do with them. Nobody of the house can hurry, choose or repeat a draw. */
export function createLotteryDesk(ports: Needs) {
  const { clock, identity, promotions } = ports;

  async function summariesOf(db: Queryable, lotteries: readonly StoredLottery[]): Promise<StaffLottery[]> {
    const ids = lotteries.map(({ promotionId }) => promotionId);
    const terms = await termsOf(ports, db, lotteries);
    const players = await playersWithTickets(db, ids);
    const budgets = await promotions.budgetsOf(db, ids);
    return lotteries.map((lottery) => {
      const { spent = 0n, reserved = 0n, given = 0 } = budgets.get(lottery.promotionId) ?? {};
      const had = players.get(lottery.promotionId) ?? 0;
      return summaryOf(lottery, terms(lottery), { players: had, spent, reserved, given, now: clock.now() });
    });
  }

  async function read(db: Queryable, id: number, member: DeskMember): Promise<StaffLotteryPage> {
    const lottery = await findLottery(db, id);
    const [summary] = lottery ? await summariesOf(db, [lottery]) : [];
    if (!lottery || !summary) throw new Refusal('NOT_FOUND');
    const terms = (await termsOf(ports, db, [lottery]))(lottery);
    const wins = lottery.state === 'drawn' ? await winsOf(db, [id]) : [];
    const names = await identity.nicknames([...new Set(wins.map(({ playerId }) => playerId))], db);
    return {
      ...summary,
      draw: drawOnTheWire({
        lottery,
        terms,
        wins: wins.map((win) => ({ ...win, nickname: maskNickname(names.get(win.playerId)) })),
        titles: await ports.titlesOf(db),
        language: 'en',
        now: clock.now(),
      }),
      winners: wins.map(({ place, playerId }) => ({
        place,
        player_id: playerId,
        player_name: names.get(playerId) ?? String(playerId),
      })),
      tickets_by_day: await ticketsByDay(db, id),
      may: {
        cancel:
          lottery.state === 'open' && clock.now() < lottery.endsAt && member.permissions.includes('promotions.approve'),
      },
    };
  }

  return {
    async list(db: Queryable, { state }: { state?: LotteryState | undefined }): Promise<StaffLottery[]> {
      const ids = await lotteryIds(db, mostListed);
      const found = await Promise.all(ids.map((id) => findLottery(db, id)));
      const all = await summariesOf(
        db,
        found.filter((lottery) => lottery !== undefined),
      );
      return all.filter((one) => state === undefined || one.state === state);
    },
    read,
    /** Its promotion is ended before its time, by another person than who wrote it; the next look calls the draw off. */
    async cancel(tx: Tx, id: number, by: { author: Author; member: DeskMember }): Promise<void> {
      const lottery = await findLottery(tx, id);
      if (!lottery) throw new Refusal('NOT_FOUND');
      if (lottery.state !== 'open' || clock.now() >= lottery.endsAt) throw new Refusal('state.not_allowed');
      await promotions.desk.callOff(tx, { id }, by);
    },
    waiting: waitingDraws(clock),
    /** What new lotteries name. */
    beacon: () => ports.beacons.current().info,
  };
}

interface Summed {
  players: number;
  spent: bigint;
  reserved: bigint;
  given: number;
  now: Date;
}

function summaryOf(lottery: StoredLottery, { rule }: LotteryTerms, summed: Summed): StaffLottery {
  const { players, spent, reserved, given, now } = summed;
  const pool = BigInt(rule.contest.pool ?? 0);
  const isOver = lottery.state === 'drawn' || lottery.state === 'canceled';
  const promised = isOver ? 0n : pool - spent;
  return {
    id: lottery.promotionId,
    title: rule.texts.en.title,
    identifier: lottery.identifier,
    state: stateOf(lottery, now),
    currency: rule.contest.currency,
    start_at: lottery.startsAt.toISOString(),
    end_at: lottery.endsAt.toISOString(),
    draw_at: lottery.drawAt.toISOString(),
    drawn_at: lottery.drawnAt?.toISOString() ?? null,
    tickets: lottery.tickets,
    players,
    pool_cents: wireCents(pool),
    expected_cents: rule.budget.expected,
    given_cents: wireCents(spent),
    given,
    liability_cents: wireCents(promised > reserved ? promised : reserved),
    waits_for: waitsFor(lottery, now),
  };
}
