/** The fourteen currencies a wallet may have, with the number of subunits in one unit. */
export const currencies = {
  AUD: { subunits: 100, fiat: true, symbol: 'A$' },
  CAD: { subunits: 100, fiat: true, symbol: 'C$' },
  NZD: { subunits: 100, fiat: true, symbol: 'NZ$' },
  EUR: { subunits: 100, fiat: true, symbol: '€' },
  USD: { subunits: 100, fiat: true, symbol: '$' },
  JPY: { subunits: 1, fiat: true, symbol: '¥' },
  NOK: { subunits: 100, fiat: true, symbol: 'kr' },
  BRL: { subunits: 100, fiat: true, symbol: 'R$' },
  BTC: { subunits: 100_000_000, fiat: false, symbol: '₿' },
  ETH: { subunits: 100_000_000, fiat: false, symbol: 'Ξ' },
  BCH: { subunits: 100_000_000, fiat: false, symbol: 'BCH' },
  LTC: { subunits: 100_000_000, fiat: false, symbol: 'Ł' },
  DOG: { subunits: 100_000_000, fiat: false, symbol: 'Ð' },
  USDT: { subunits: 1_000_000, fiat: false, symbol: '₮' },
} as const satisfies Record<string, { subunits: number; fiat: boolean; symbol: string }>;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];

export const defaultCurrency: Currency = 'EUR';

/** GBP is mapped on purpose although it is not enabled: an unknown currency falls back to EUR. */
const currencyByCountry: Record<string, string> = {
  AU: 'AUD',
  GB: 'GBP',
  CA: 'CAD',
  NZ: 'NZD',
  US: 'USD',
  IE: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  CH: 'EUR',
  JP: 'JPY',
  NO: 'NOK',
  BR: 'BRL',
};

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}

/** Money of states. KZT is among it although no wallet can be in it: amounts of partners may be. */
export function isFiat(code: string): boolean {
  return code === 'KZT' || (isCurrency(code) && currencies[code].fiat);
}

export function currencyOfCountry(country: string): Currency {
  const code = currencyByCountry[country];
  return isCurrency(code) ? code : defaultCurrency;
}

/** The one place where money leaves bigint: on the wire every amount is an integer below 2^53. */
export function wireCents(subunits: bigint): number {
  const cents = Number(subunits);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`amount ${subunits} does not fit the wire`);
  return cents;
}

/** How many digits stand behind the point: 2 for euro, none for yen, 8 for bitcoin. */
export function decimalsOf(currency: Currency): number {
  return Math.round(Math.log10(currencies[currency].subunits));
}

/** `12.50`, `5000`, `0.00010000`: as it is typed, without a currency. */
export function formatAmount(subunits: bigint, currency: Currency): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(subunits);
  const digits = String(subunits).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
