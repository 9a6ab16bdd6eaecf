import { type Currency, type ItemChance, type PrizeShown, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { type DuePrize, type PointWorth, pointWorthIn, worthOf } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { type BoxItem, sumOfWeights } from './lootbox.ts';

export type ChancePorts = Pick<LoyaltyPorts, 'clock' | 'promotions' | 'titlesOf' | 'given'>;

/** What is needed to show the chances of a version in one currency. */
export interface ChancesShown {
  titleOfGame(identifier: string): string;
  pointWorth: PointWorth | null;
  given: ReadonlyMap<number, number>;
}

export async function readChancesShown(
  { clock, promotions, titlesOf, given }: ChancePorts,
  db: Queryable,
  { promotionId, version, currency }: { promotionId: number; version: number; currency: Currency },
): Promise<ChancesShown> {
  const titles = await titlesOf(db);
  return {
    titleOfGame: (identifier) => titles.get(identifier) ?? identifier,
    pointWorth: pointWorthIn((await promotions.live(db)).all, { currency, now: clock.now() }),
    given: await given.of(db, { promotionId, version }),
  };
}

/** Every item with its chance, what it is worth and how often it was given: the same for everybody. */
export function chancesOf(items: readonly BoxItem[], shown: ChancesShown): ItemChance[] {
  const of = sumOfWeights(items);
  return items.map(({ weight, prize }, index) => ({
    prize: prize && prizeShown(prize, shown),
    weight,
    of,
    worth_cents: wireCents(prize ? prizeWorth(prize, shown) : 0n),
    given: shown.given.get(index) ?? 0,
  }));
}

/** What one comes to on average, in whole subunits; fractions are dropped. */
export function meanWorth(items: readonly BoxItem[], shown: Pick<ChancesShown, 'pointWorth'>): bigint {
  const sum = items.reduce(
    (all, { weight, prize }) => all + BigInt(weight) * (prize ? prizeWorth(prize, shown) : 0n),
    0n,
  );
  return sum / BigInt(sumOfWeights(items));
}

/** Points are worth what the shop gives for them; where it gives no money, nothing is said of it. */
function prizeWorth(prize: DuePrize, { pointWorth }: Pick<ChancesShown, 'pointWorth'>): bigint {
  if (prize.type !== 'points') return worthOf(prize);
  return pointWorth === null ? 0n : (BigInt(prize.chargeable) * pointWorth.amount) / pointWorth.points;
}

function prizeShown(prize: DuePrize, { titleOfGame }: Pick<ChancesShown, 'titleOfGame'>): PrizeShown {
  switch (prize.type) {
    case 'freespins':
      return { type: 'freespins', count: prize.count, title: prize.games.map(titleOfGame).join(', ') };
    case 'bonus':
      return { type: 'bonus', amount_cents: wireCents(prize.amount), wager: prize.wager };
    case 'cash':
      return { type: 'cash', amount_cents: wireCents(prize.amount) };
    case 'points':
      return { type: 'points', points: prize.chargeable };
  }
}
