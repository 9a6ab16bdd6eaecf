/**
 * What the house's own form of where money comes from lets people choose: it sends these names, the back office has words for
 * them. Other clients of the same call send the words they have shown.
 */
export const incomeSources = [
  'salary',
  'own_business',
  'pension',
  'savings',
  'investments',
  'property',
  'inheritance',
  'gift',
  'benefits',
  'winnings',
  'other',
] as const;
export type IncomeSource = (typeof incomeSources)[number];

/** Of a year, in EUR or what is worth as much. */
export const earningRanges = [
  'below_15000',
  '15000_30000',
  '30000_60000',
  '60000_120000',
  '120000_250000',
  'above_250000',
] as const;
export const spendingRanges = ['below_500', '500_2000', '2000_10000', '10000_50000', 'above_50000'] as const;

export const employments = ['employed', 'self_employed', 'student', 'retired', 'unemployed', 'other'] as const;
export type Employment = (typeof employments)[number];

/** `2000_10000`: from 2 000 to 10 000; undefined for a bound that is open, null for what is no range. */
export function boundsOf(range: string): { from: number | undefined; until: number | undefined } | null {
  const [, before, after] = /^(below|above|[0-9]+)_([0-9]+)$/.exec(range) ?? [];
  if (before === undefined) return null;
  if (before === 'below') return { from: undefined, until: Number(after) };
  if (before === 'above') return { from: Number(after), until: undefined };
  return { from: Number(before), until: Number(after) };
}
