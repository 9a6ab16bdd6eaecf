import { type Currency, type PromotionReport, Refusal, wireCents } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import type { DueReward } from './due-grant.ts';
import type { GiftFigures, PromotionsPorts } from './ports.ts';
import { findPromotion } from './promotion-store.ts';
import { rewardFrom } from './stored-reward.ts';
import { pauseItself } from './write-promotions.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'rates' | 'giftFigures' | 'expectBonus'>;

const dayMs = 24 * 60 * 60 * 1000;

interface Given {
  grantId: number;
  day: string;
  reward: DueReward;
  isFirst: boolean;
  currency: Currency;
  cost: bigint;
}

async function readGiven(
  db: Queryable,
  { promotionId, since }: { promotionId: number; since: Date },
): Promise<Given[]> {
  const { rows } = await db.query<{
    id: bigint;
    day: string;
    reward: unknown;
    reward_index: number;
    currency: Currency;
    cost: bigint;
  }>(
    `select id, to_char(decided_at at time zone 'utc', 'YYYY-MM-DD') as day, reward, reward_index, currency, cost
     from promotions_grant where promotion_id = $1 and state = 'given' and decided_at >= $2 order by id`,
    [promotionId, since],
  );
  return rows.map(({ id, reward, reward_index, ...row }) => ({
    ...row,
    grantId: Number(id),
    reward: rewardFrom(reward),
    isFirst: reward_index === 0,
  }));
}

/** What one gift is expected to cost, in subunits of its currency, and how far single ones lie from that. */
function expectedCost(
  reward: DueReward,
  expectBonus: PromotionsPorts['expectBonus'],
): { mean: number; variance: number } {
  if (reward.type === 'cash') return { mean: Number(reward.amount), variance: 0 };
  if (reward.type === 'freespins') {
    const worth = Number(reward.bet) * reward.count;
    // Spins win their bets on average, give or take as much.
    return { mean: worth, variance: worth * worth };
  }
  if (reward.type !== 'bonus') return { mean: 0, variance: 0 };
  return expectBonus(reward);
}

interface Deviation {
  expected: number;
  actual: number;
  /** Three standard deviations of what was expected. */
  interval: number;
  gifts: number;
}

/** What is over and decided has cost, beside what was to be expected of it; in the budget's currency. */
function deviationOf(
  given: readonly Pick<Given, 'grantId' | 'reward' | 'currency'>[],
  closed: GiftFigures['closed'],
  { expectBonus, rate }: { expectBonus: PromotionsPorts['expectBonus']; rate(from: Currency): number },
): Deviation {
  const converted = new Map(closed.map((gift) => [gift.grantId, gift.converted]));
  const sum = { expected: 0, actual: 0, variance: 0, gifts: 0 };
  for (const { grantId, reward, currency } of given) {
    // What boxes have given is held against their odds elsewhere: what became of one prize says nothing of the others.
    if (reward.type === 'lootbox') continue;
    const became = reward.type === 'cash' ? reward.amount : converted.get(grantId);
    if (became === undefined) continue;
    const { mean, variance } = expectedCost(reward, expectBonus);
    const scale = rate(currency);
    sum.expected += mean * scale;
    sum.variance += variance * scale * scale;
    sum.actual += Number(became) * scale;
    sum.gifts += 1;
  }
  return { expected: sum.expected, actual: sum.actual, interval: 3 * Math.sqrt(sum.variance), gifts: sum.gifts };
}

/** Cost, uptake, completion, liability, and expected against actual. */
export async function reportPromotion(
  ports: Needs,
  db: Queryable,
  { id, days }: { id: number; days: number },
): Promise<PromotionReport> {
  const promotion = await findPromotion(db, id);
  if (!promotion) throw new Refusal('NOT_FOUND');
  const { currency } = promotion;
  const now = ports.clock.now();
  const since = new Date(now.getTime() - days * dayMs);
  const quotes = (await ports.rates.read(db)).inEuro;
  const convert = (amount: bigint, from: Currency) => convertRoundedUp(quotes, amount, { from, to: currency });
  const given = await readGiven(db, { promotionId: id, since });
  const figures = await ports.giftFigures(db, { promotionId: id, since });
  const { expected, actual, interval } = deviationOf(given, figures.closed, {
    expectBonus: ports.expectBonus,
    rate: (from) => Number(convert(1_000_000n, from)) / 1_000_000,
  });
  const byDay = new Map<string, PromotionReport['days'][number]>();
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10);
    byDay.set(day, { day, given: 0, cost_cents: 0, converted_cents: 0, forfeited_cents: 0, completed: 0 });
  }
  for (const { day, isFirst, cost } of given) {
    const line = byDay.get(day);
    if (!line) continue;
    line.cost_cents += wireCents(cost);
    if (isFirst) line.given += 1;
  }
  for (const figure of figures.days) {
    const line = byDay.get(figure.day);
    if (!line) continue;
    line.converted_cents += wireCents(convert(figure.converted, figure.currency));
    line.forfeited_cents += wireCents(convert(figure.forfeited, figure.currency));
    line.completed += figure.completed;
  }
  const liability = [...figures.liability].reduce((sum, [from, amount]) => sum + convert(amount, from), 0n);
  const { completed, lost, canceled, expired, open } = figures;
  return {
    currency,
    days: [...byDay.values()],
    offered: await countOffered(db, id),
    taken: promotion.given,
    completed,
    lost,
    canceled,
    expired,
    open,
    liability_cents: wireCents(liability),
    expected_cents: Math.round(expected),
    actual_cents: Math.round(actual),
    interval_cents: Math.round(interval),
  };
}

/** Who has had to do with it: was given it, picked it, declined it. */
async function countOffered(db: Queryable, promotionId: number): Promise<number> {
  const { rows } = await db.query<{ players: bigint }>(
    `select count(*) as players from (select player_id from promotions_grant where promotion_id = $1
       union select player_id from promotions_entry where promotion_id = $1) p`,
    [promotionId],
  );
  return Number(rows[0]?.players ?? 0);
}

/** Fewer gifts that are over say nothing. */
const fewestGifts = 20;
const watchedDays = 90;

/** A promotion whose gifts cost more than three standard deviations above what was expected stops giving and asks. */
export async function watchCosts(ports: PromotionsPorts, promotionIds: readonly number[]): Promise<void> {
  const { database, clock } = ports;
  const since = new Date(clock.now().getTime() - watchedDays * dayMs);
  for (const id of promotionIds) {
    await database.tx(async (tx) => {
      const promotion = await findPromotion(tx, id);
      if (!promotion) return;
      const quotes = (await ports.rates.read(tx)).inEuro;
      const given = await readGiven(tx, { promotionId: id, since });
      const { closed } = await ports.giftFigures(tx, { promotionId: id, since });
      const deviation = deviationOf(
        given.filter(({ reward }) => reward.type !== 'cash'),
        closed,
        {
          expectBonus: ports.expectBonus,
          rate: (from) => Number(convertRoundedUp(quotes, 1_000_000n, { from, to: promotion.currency })) / 1_000_000,
        },
      );
      const { expected, actual, interval, gifts } = deviation;
      if (gifts < fewestGifts || actual <= expected + interval) return;
      await pauseItself(ports, tx, {
        id,
        detail: { gifts, expected: Math.round(expected), actual: Math.round(actual), interval: Math.round(interval) },
      });
    });
  }
}
