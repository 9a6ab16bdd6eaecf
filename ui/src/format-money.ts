/** How many of the smallest unit make one whole unit. A currency not named here has 100. */
const subunitsPerUnit: Readonly<Record<string, number>> = {
  JPY: 1,
  BTC: 100_000_000,
  BCH: 100_000_000,
  LTC: 100_000_000,
  DOG: 100_000_000,
  ETH: 100_000_000,
  USDT: 1_000_000,
};
const coins = new Set(['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT']);
/** The small units players think in: [what stands before the code, how many make one]. */
const smallUnits: Readonly<Record<string, readonly [string, number]>> = {
  ETH: ['m', 1_000],
  LTC: ['m', 1_000],
  BTC: ['µ', 1_000_000],
};
const trueMinus = '\u2212';
const noBreakSpace = '\u00a0';

export interface MoneyFormat {
  currency: string;
  locale: string;
  /** From the currency list of the server; without it the table above. */
  subunits?: number;
  /** A net result shows its plus. Everything else has none. */
  sign?: 'minus-only' | 'net';
  /**
   * Small, unless told otherwise: ETH and LTC in thousandths, BTC in millionths; other currencies stay whole. Whole stands
   * beside a field where whole coins are typed.
   */
  unit?: 'whole' | 'small';
  /** €20 instead of €20.00 where the sum is round: presets and limits, never a balance. */
  decimals?: 'always' | 'when-needed';
}

/** Money as a player reads it, by the rules of the locale. `cents` counts subunits and must be whole. */
export function formatMoney(cents: bigint | number, format: MoneyFormat): string {
  const { currency, locale, sign = 'minus-only', unit = 'small', decimals = 'always' } = format;
  const [prefix, divisor] = (unit === 'small' && smallUnits[currency]) || ['', 1];
  const places = decimalPlaces((format.subunits ?? subunitsPerUnit[currency] ?? 100) / divisor);
  const coin = coins.has(currency);
  const parts = numberFormat({ locale, currency: coin ? '' : currency, places, sign, decimals }).formatToParts(
    decimalText(BigInt(cents), places),
  );
  const number = parts
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', trueMinus) : value))
    .join('');
  return coin ? `${number}${noBreakSpace}${prefix}${currency}` : number;
}

/** Exact: the digits never pass through a floating point number. */
function decimalText(cents: bigint, places: number): Intl.StringNumericLiteral {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places);
  return `${cents < 0n ? '-' : ''}${whole}${rest && `.${rest}`}` as Intl.StringNumericLiteral;
}

function decimalPlaces(subunits: number): number {
  const places = Math.round(Math.log10(subunits));
  if (10 ** places !== subunits) throw new RangeError(`${subunits} subunits are not a power of ten`);
  return places;
}

interface FormatKey {
  locale: string;
  currency: string;
  places: number;
  sign: 'minus-only' | 'net';
  decimals: 'always' | 'when-needed';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs a hundred times what using it does. */
function numberFormat(key: FormatKey): Intl.NumberFormat {
  const name = Object.values(key).join(' ');
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(key.locale, {
    ...(key.currency && { style: 'currency', currency: key.currency }),
    minimumFractionDigits: key.places,
    maximumFractionDigits: key.places,
    signDisplay: key.sign === 'net' ? 'exceptZero' : 'auto',
    trailingZeroDisplay: key.decimals === 'when-needed' ? 'stripIfInteger' : 'auto',
  });
  formats.set(name, made);
  return made;
}
