import { type LoyaltyFigures, wireCents } from '@halley/contract';
import { levels } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { type LiveRules, pointWorthIn } from '../promotions/index.ts';
import { daysOfPoints, ratesFrom, soldOf, sumOfAccounts } from './figures-store.ts';
import { priceOf, typeOfReward } from './mart/price-of.ts';
import { millionths } from './points/millionths.ts';
import type { LoyaltyPorts } from './ports.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;
const whole = (counted: bigint): number => Number(counted / millionths);

/** What the points programme has given, costs and owes. Wheels are told by whoever knows them. */
export async function readFigures(
  ports: Pick<LoyaltyPorts, 'clock' | 'identity' | 'promotions'>,
  db: Queryable,
): Promise<Omit<LoyaltyFigures, 'wheels'>> {
  const now = ports.clock.now();
  const since = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (shownDays - 1) * dayMs);
  const live = (await ports.promotions.live(db)).all;
  const { outstanding, owed } = await sumOfAccounts(db);
  const worth = pointWorthIn(live, { currency: 'EUR', now });
  const byLevel = await ports.identity.countLevels(db);
  return {
    days: await readDays(ports, db, since),
    outstanding_points: whole(outstanding),
    liability_cents: worth ? wireCents((outstanding * worth.amount) / (worth.points * millionths)) : 0,
    owed_points: whole(owed),
    players_by_level: levels.map(({ min }, index) => ({
      level: index + 1,
      players: byLevel.get(index + 1) ?? 0,
      from_points: min,
    })),
    rates: (await ratesFrom(db, now)).map(({ product, currency, stake, from, by }) => ({
      product,
      currency,
      stake_cents: wireCents(stake),
      from: from.toISOString(),
      by,
    })),
    cards: await readCards(ports, db, live),
  };
}

async function readDays({ promotions }: Pick<LoyaltyPorts, 'promotions'>, db: Queryable, since: Date) {
  const costs = await promotions.costForPoints(db, since);
  const moved = new Map((await daysOfPoints(db, since)).map((one) => [one.day, one]));
  return Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10);
    const { earned = 0n, given = 0n, spent = 0n, ranOut = 0n } = moved.get(day) ?? {};
    return {
      day,
      earned: whole(earned),
      given: whole(given),
      spent: whole(spent),
      ran_out: whole(ranOut),
      cost_cents: wireCents(costs.get(day) ?? 0n),
    };
  });
}

async function readCards(
  { promotions }: Pick<LoyaltyPorts, 'promotions'>,
  db: Queryable,
  live: LiveRules['all'],
): Promise<LoyaltyFigures['cards']> {
  const ids = live.filter(({ rule }) => rule.card).map(({ id }) => id);
  const [sold, budgets] = [await soldOf(db, ids), await promotions.budgetsOf(db, ids)];
  return live.flatMap(({ id, rule }) => {
    const [reward, budget] = [rule.rewards[0], budgets.get(id)];
    const type = reward && typeOfReward(reward);
    if (!rule.card || !budget || !type) return [];
    const { currency, hard, spent, reserved, given, total } = budget;
    return [
      {
        promotion_id: id,
        group: rule.card.group,
        title: rule.texts.en.title,
        type,
        price: priceOf(rule.card, 'EUR') ?? 0,
        sold: sold.get(id)?.sold ?? 0,
        left: total === null ? null : total - given,
        points: whole(sold.get(id)?.points ?? 0n),
        budget_used_cents: wireCents(spent + reserved),
        budget_cents: wireCents(hard),
        currency,
      },
    ];
  });
}
