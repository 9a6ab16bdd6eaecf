import { type Currency, currencies } from '@halley/contract';

/** What one unit of each currency is worth in euro. */
export type Quotes = Readonly<Record<Currency, number>>;

const scale = 1e10;
const scaled = (quote: number) => BigInt(Math.round(quote * scale));

/** An amount that was spent, in another currency. The fraction is rounded up: a limit is never stretched by it. */
export function worthIn(quotes: Quotes, spent: bigint, { from, to }: { from: Currency; to: Currency }): bigint {
  if (from === to || spent === 0n) return spent;
  const over = spent * scaled(quotes[from]) * BigInt(currencies[to].subunits);
  const under = scaled(quotes[to]) * BigInt(currencies[from].subunits);
  return (over + under - 1n) / under;
}
