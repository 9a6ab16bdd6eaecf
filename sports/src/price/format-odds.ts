import { customaryFractions } from './customary-fractions.ts';

export const oddsFormats = ['decimal', 'fractional', 'american', 'hong_kong', 'malay', 'indonesian'] as const;

export type OddsFormat = (typeof oddsFormats)[number];

/** The decimal price is the contract. The other ways to write it are the nearest customary value and stand beside it. */
export function formatOdds(price: number, format: OddsFormat): string {
  return writers[format](price);
}

const writers: Readonly<Record<OddsFormat, (price: number) => string>> = {
  decimal: (price) => inThousandths(price),
  fractional: (price) => nearestFraction(price - 1_000).join('/'),
  american: (price) =>
    price < 2_000 ? `${minus}${nearest(100_000, price - 1_000)}` : `+${nearest((price - 1_000) * 100, 1_000)}`,
  hong_kong: (price) => inThousandths(price - 1_000),
  malay: (price) => (price > 2_000 ? `${minus}${inverse(price)}` : inThousandths(price - 1_000)),
  indonesian: (price) => (price < 2_000 ? `${minus}${inverse(price)}` : inThousandths(price - 1_000)),
};

const minus = '\u2212';

/** Two digits, a third where it is not zero. */
const inThousandths = (thousandths: number): string => (thousandths / 1_000).toFixed(thousandths % 10 === 0 ? 2 : 3);

/** The stake for a unit of winnings. */
const inverse = (price: number): string => inThousandths(nearest(1_000_000, price - 1_000));

const nearest = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Of two that are equally near the lower one: what is shown promises no more than what is paid. */
function nearestFraction(winnings: number): readonly [number, number] {
  const next = customaryFractions.findIndex(([above, below]) => above * 1_000 >= winnings * below);
  if (next === 0) return customaryFractions[0]!;
  const low = customaryFractions.at(next - 1)!;
  const high = customaryFractions.at(next)!;
  const toLow = winnings * low[1] - low[0] * 1_000;
  const toHigh = high[0] * 1_000 - winnings * high[1];
  return toHigh * low[1] < toLow * high[1] ? high : low;
}
