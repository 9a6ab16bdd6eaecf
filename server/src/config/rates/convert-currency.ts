import { type Currency, currencies } from '@halley/contract';

/** What one unit of each currency is worth in euro. */
export type Quotes = Readonly<Record<Currency, number>>;

const scale = 1e10;
const scaled = (quote: number) => BigInt(Math.round(quote * scale));

interface Span {
  from: Currency;
  to: Currency;
}

/** Both as whole numbers: what an amount comes to, and what one subunit of the other currency does. */
function weigh(quotes: Quotes, amount: bigint, { from, to }: Span): [over: bigint, under: bigint] {
  return [
    amount * scaled(quotes[from]) * BigInt(currencies[to].subunits),
    scaled(quotes[to]) * BigInt(currencies[from].subunits),
  ];
}

/** An amount that was spent, in another currency. The fraction is rounded up: a limit is never stretched by it. */
export function convertRoundedUp(quotes: Quotes, spent: bigint, span: Span): bigint {
  if (span.from === span.to || spent === 0n) return spent;
  const [over, under] = weigh(quotes, spent, span);
  return (over + under - 1n) / under;
}

/** What an amount leaves to spend in another currency. Rounded down, so that all of it really fits. */
export function convertRoundedDown(quotes: Quotes, left: bigint, span: Span): bigint {
  const [over, under] = weigh(quotes, left, span);
  return over / under;
}
