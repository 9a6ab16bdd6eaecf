import type { Currency } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import { rateBetween } from './exchange.ts';
import { rateScale } from './jackpot.ts';
import type { Quoted } from './quotes.ts';

export interface Pair {
  from: Currency;
  to: Currency;
}

export const pairKey = ({ from, to }: Pair) => `${from}>${to}`;

export interface RateTime {
  /** The number of the last stake before them. */
  place: bigint;
  quoted: Quoted | undefined;
  now: Date;
}

/**
 * The rates that hold for the stakes behind this place. When the source says something new it is written down first:
 * what a stake was counted at can be looked up for ever.
 */
export async function ratesFor(tx: Tx, pairs: Pair[], { place, quoted, now }: RateTime): Promise<Map<string, bigint>> {
  const wanted = new Map(pairs.filter(({ from, to }) => from !== to).map((pair) => [pairKey(pair), pair]));
  const stored = await readLatest(tx, [...wanted.values()]);
  const rates = new Map<string, bigint>(stored);
  for (const [key, pair] of wanted) {
    const fresh = quoted && rateBetween(quoted.inEuro, pair);
    if (fresh === undefined || fresh === stored.get(key)) continue;
    await tx.query(
      `insert into jackpots_rate (from_currency, to_currency, rate, after_number, source, quoted_at, written_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [pair.from, pair.to, String(fresh), place, quoted?.source, quoted?.at, now],
    );
    rates.set(key, fresh);
  }
  for (const pair of pairs) {
    if (pair.from === pair.to) rates.set(pairKey(pair), rateScale);
    invariant(rates.has(pairKey(pair)), `no rate of ${pair.from} in ${pair.to} is known`);
  }
  return rates;
}

async function readLatest(db: Queryable, pairs: Pair[]): Promise<Map<string, bigint>> {
  const found = new Map<string, bigint>();
  if (pairs.length === 0) return found;
  const { rows } = await db.query<{ from: Currency; to: Currency; rate: string }>({
    name: 'jackpots_latest_rates',
    text: `select p.from_currency as from, p.to_currency as to, r.rate
      from unnest($1::text[], $2::text[]) as p (from_currency, to_currency)
      cross join lateral (select rate from jackpots_rate r
        where r.to_currency = p.to_currency and r.from_currency = p.from_currency order by id desc limit 1) r`,
    values: [pairs.map((pair) => pair.from), pairs.map((pair) => pair.to)],
  });
  for (const row of rows) found.set(pairKey(row), BigInt(row.rate));
  return found;
}

/** The rate the stake with this number was counted at. */
export async function rateAt(db: Queryable, pair: Pair, number: bigint): Promise<bigint> {
  if (pair.from === pair.to) return rateScale;
  const { rows } = await db.query<{ rate: string }>({
    name: 'jackpots_rate_at',
    text: `select rate from jackpots_rate where to_currency = $1 and from_currency = $2
        and after_number < $3 order by id desc limit 1`,
    values: [pair.to, pair.from, number],
  });
  invariant(rows[0], `no rate of ${pair.from} in ${pair.to} was known then`);
  return BigInt(rows[0].rate);
}
