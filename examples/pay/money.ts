/** Digits after the point, of every currency we take. Coins are counted as their chains count them. */
const fractions: Readonly<Record<string, number>> = {
  AUD: 2,
  CAD: 2,
  NZD: 2,
  EUR: 2,
  USD: 2,
  JPY: 0,
  NOK: 2,
  BRL: 2,
  BTC: 8,
  ETH: 8,
  BCH: 8,
  LTC: 8,
  DOG: 8,
  USDT: 6,
};

/** On their chains; only ether is counted finer there than in a merchant's books. */
const chainFractions: Readonly<Record<string, number>> = { ...fractions, ETH: 18 };

export const coins = ['BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT'] as const;

export const isCurrency = (code: unknown): code is string => typeof code === 'string' && Object.hasOwn(fractions, code);

/** Whole subunits, at least one, in digits. */
export const isAmount = (text: unknown): text is string => typeof text === 'string' && /^[1-9]\d{0,17}$/.test(text);

function inUnits(subunits: string, digits: number): string {
  if (digits === 0) return subunits;
  const padded = subunits.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

export function showMoney(subunits: string, currency: string, locale: string): string {
  const digits = fractions[currency] ?? 0;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number.format(inUnits(subunits, digits) as `${number}`)} ${currency}`;
}

/** As few digits as it takes, none lost. */
export function showCoins(amount: string, currency: string): string {
  const units = inUnits(amount, chainFractions[currency] ?? 0);
  return `${units.includes('.') ? units.replace(/\.?0+$/, '') : units} ${currency}`;
}

/** `0.0123` as the chain counts it; undefined: no amount, or finer than the chain can carry. */
export function readCoins(text: string, currency: string): string | undefined {
  const digits = chainFractions[currency] ?? 0;
  const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d{1,18}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || part.length > digits) return undefined;
  const amount = BigInt(whole + part.padEnd(digits, '0'));
  return amount > 0n ? String(amount) : undefined;
}

export interface Sum {
  amount: string;
  currency: string;
}

/** Half of it; of a single subunit, two. */
export const otherAmount = (amount: string): string => String(BigInt(amount) > 1n ? BigInt(amount) / 2n : 2n);
export const otherCurrency = (currency: string): string => (currency === 'JPY' ? 'EUR' : 'JPY');
