import type { Lootbox, PrizeShown } from '@halley/contract';
import type { Chance } from './chances.ts';

type Item = Lootbox['items'][number];

/** The first key of the document that is one of the player's groups; object keys that are numbers stand in their order. */
export function segmentOf<Items>(
  config: Readonly<Record<string, Items>>,
  groups: readonly number[],
): { group: string; items: Items } | null {
  for (const [group, items] of Object.entries(config)) if (groups.includes(Number(group))) return { group, items };
  return null;
}

/** What a turn costs, as the page of a wheel says it (`rateInfo`); null: it says nothing. */
export function turnPriceOf(json: unknown): number | null {
  const { rateInfo } = (json ?? {}) as { rateInfo?: { rate?: { points?: unknown } | null } | null };
  const points = rateInfo?.rate?.points;
  return Number.isSafeInteger(points) && Number(points) > 0 ? Number(points) : null;
}

/** What the documents say of a wheel, in our own words. What nobody can name is told as nothing. */
export function chancesOf(items: readonly Item[], currency: string): Chance[] {
  const of = items.reduce((sum, { weight }) => sum + weight, 0);
  return items.map((item) => ({
    prize: prizeOf(item, currency),
    weight: item.weight,
    of,
    worth_cents: null,
    given: null,
  }));
}

function prizeOf({ bonuses: [bonus] }: Item, currency: string): PrizeShown | null {
  if (!bonus) return null;
  // Some clients write wager and winnings into the one list, some into the other.
  const values = new Map([...bonus.result_bonus, ...bonus.attributes].map(({ field, value }) => [field, value]));
  const number = (field: string) => Number(values.get(field) ?? 0) || 0;
  if (bonus.type === 'freespins') return { type: 'freespins', count: number('freespins_count'), title: bonus.title };
  if (bonus.type === 'points') return { type: 'points', points: number('points') };
  const amount = amountIn(values.get('bonus_amount'), currency);
  return values.get('wager') === 0
    ? { type: 'cash', amount_cents: amount }
    : { type: 'bonus', amount_cents: amount, wager: number('wager') };
}

/** In the visitor's currency; where there is none, what is written first. */
function amountIn(value: unknown, currency: string): number {
  if (!Array.isArray(value)) return 0;
  const amounts = value as { currency: string; amount_cents: number }[];
  return (amounts.find((amount) => amount.currency === currency) ?? amounts[0])?.amount_cents ?? 0;
}
