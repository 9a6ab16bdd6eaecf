import { type Currency, type LoyaltyFigures, wireCents } from '@halley/contract';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { type PointWorth, pointWorthIn, worthOfPrize } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { fitOf } from './fit-of.ts';
import { sumOfWeights } from './lootbox.ts';
import { type CountedBoxes, countBoxes } from './lootbox-store.ts';
import { prizeTitle } from './prize-words.ts';

type WheelFigures = LoyaltyFigures['wheels'][number];

/**
 * What boxes and wheels have given, beside what their odds say, each in the currency of its budget. Points count as what the shop
 * gives for them now, as in the budgets.
 */
export async function wheelFigures(
  { promotions, clock }: Pick<LoyaltyPorts, 'promotions' | 'clock'>,
  db: Queryable,
  quotes: Quotes,
): Promise<WheelFigures[]> {
  const counted = Map.groupBy(await countBoxes(db), ({ promotionId }) => promotionId);
  const newest = [...counted].map(([promotionId, of]) => ({
    promotionId,
    version: Math.max(...of.map(({ version }) => version)),
  }));
  const terms = new Map((await promotions.versionsOf(db, newest)).map((one) => [one.id, one.rule]));
  const live = (await promotions.live(db)).all;
  const worthIn = (currency: Currency) => pointWorthIn(live, { currency, now: clock.now() });
  return newest.flatMap(({ promotionId, version }) => {
    const rule = terms.get(promotionId);
    const boxes = counted.get(promotionId) ?? [];
    if (!rule) return [];
    const { currency } = rule.budget;
    const rate = (from: Currency) => Number(convertRoundedUp(quotes, 1_000_000n, { from, to: currency })) / 1_000_000;
    const items = itemsOf(
      boxes.filter((one) => one.version === version),
      currency,
    );
    return [
      {
        promotion_id: promotionId,
        title: rule.texts.en.title,
        issued: boxes.reduce((sum, { issued }) => sum + issued, 0),
        opened: boxes.reduce((sum, { opened }) => sum + opened, 0),
        currency,
        ...costOf(boxes, { rate, worthIn }),
        items,
        fit: fitOf(items),
      },
    ];
  });
}

interface Worths {
  rate(from: Currency): number;
  worthIn(currency: Currency): PointWorth | null;
}

function costOf(boxes: readonly CountedBoxes[], { rate, worthIn }: Worths) {
  const sum = { expected: 0, actual: 0, variance: 0 };
  for (const { currency, items, opened, given } of boxes) {
    const of = sumOfWeights(items);
    const pointWorth = worthIn(currency);
    const worths = items.map(({ prize }) => Number(prize ? worthOfPrize(prize, pointWorth) : 0n) * rate(currency));
    const mean = items.reduce((all, { weight }, at) => all + (weight * (worths[at] ?? 0)) / of, 0);
    const square = items.reduce((all, { weight }, at) => all + (weight * (worths[at] ?? 0) ** 2) / of, 0);
    sum.expected += opened * mean;
    sum.variance += opened * (square - mean ** 2);
    sum.actual += worths.reduce((all, worth, at) => all + worth * (given.get(at) ?? 0), 0);
  }
  const cents = (amount: number) => wireCents(BigInt(Math.round(amount)));
  return {
    expected_cents: cents(sum.expected),
    actual_cents: cents(sum.actual),
    deviation_cents: cents(Math.sqrt(Math.max(0, sum.variance))),
  };
}

/** All currencies of a version have the same weights. */
function itemsOf(boxes: readonly CountedBoxes[], currency: Currency): WheelFigures['items'] {
  const shown = boxes.find((one) => one.currency === currency) ?? boxes[0];
  const items = shown?.items ?? [];
  return items.map(({ weight, prize }, at) => ({
    title: prize ? prizeTitle(prize, { currency: shown?.currency ?? currency, locale: 'en' }) : 'Nothing',
    weight,
    of: sumOfWeights(items),
    given: boxes.reduce((sum, { given }) => sum + (given.get(at) ?? 0), 0),
  }));
}
