import { type Currency, currencies, currencyCodes } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** What units are worth in euro, who says so, and when that was true. */
export interface Quote {
  source: string;
  at: Date;
  inEuro: Readonly<Record<Currency, number>>;
}

/** Where rates come from: the database, the built-in table, or whatever an operator plugs in. */
export interface RateSource {
  name: string;
  /** Inside a transaction its `Tx` must be given. */
  read(db?: Queryable): Promise<Omit<Quote, 'source'> & { source?: string }>;
}

/** Rates of one day, written down: what holds until an operator has loaded others. */
export const embeddedRates: RateSource = {
  name: 'embedded table',
  async read() {
    return {
      at: new Date('2026-09-30T00:00:00Z'),
      inEuro: {
        EUR: 1,
        USD: 0.86,
        CAD: 0.62,
        AUD: 0.56,
        NZD: 0.5,
        JPY: 0.0058,
        NOK: 0.085,
        BRL: 0.16,
        BTC: 96_000,
        ETH: 3_500,
        BCH: 480,
        LTC: 92,
        DOG: 0.2,
        USDT: 0.86,
      },
    };
  },
};

const fee = 0;

/** Every coin in every other currency. */
export async function readRates(source: RateSource) {
  const { inEuro } = await source.read();
  const coins = currencyCodes.filter((code) => !currencies[code].fiat);
  const rateTo = (coin: Currency, code: Currency) => {
    const exchange_rate = Number((inEuro[coin] / inEuro[code]).toPrecision(10));
    return { exchange_rate, fee, total_exchange_rate: exchange_rate };
  };
  return Object.fromEntries(
    coins.map((coin) => [
      coin,
      Object.fromEntries(currencyCodes.filter((code) => code !== coin).map((code) => [code, rateTo(coin, code)])),
    ]),
  );
}
