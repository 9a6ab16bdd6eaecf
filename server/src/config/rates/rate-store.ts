import { type Currency, currencyCodes } from '@halley/contract';
import { createCachedTable, type Database, type Queryable, type Tx, tellCachedTables } from '../../kit/index.ts';
import { judgeRates, type RatesRules } from './judge-rates.ts';
import { embeddedRates, type Quote, type RateSource } from './rate-source.ts';

/** The rates that hold: those written last, or the built-in table while none are. */
export function storedRates(options: { database: Database; trustedMs?: number; staleMs?: number }): RateSource & {
  doubt(): void;
} {
  const copy = createCachedTable({ ...options, readVersion, load: readQuote });
  return { name: 'database', read: (db) => copy.current(db), doubt: copy.doubt };
}

/** Rates are only added: the last id tells two states apart. */
async function readVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ last: bigint | null }>({
    name: 'config_rates_version',
    text: 'select max(id) as last from config_rates',
  });
  return String(rows[0]?.last ?? 0);
}

export async function readQuote(db: Queryable): Promise<Quote> {
  const { rows } = await db.query<{ source: string; quoted_at: Date; in_euro: Partial<Record<Currency, number>> }>(
    'select source, quoted_at, in_euro from config_rates order by id desc limit 1',
  );
  const usual = { source: embeddedRates.name, ...(await embeddedRates.read()) };
  const [row] = rows;
  return row ? { source: row.source, at: row.quoted_at, inEuro: completed(row.in_euro, usual) } : usual;
}

/** A currency that was enabled after the table was written has the built-in rate until the next one. */
const completed = (table: Partial<Record<Currency, number>>, usual: Pick<Quote, 'inEuro'>) =>
  Object.fromEntries(currencyCodes.map((code) => [code, table[code] ?? usual.inEuro[code]])) as Quote['inEuro'];

/** What counted at the end of each of these days (UTC), the first to the last; before any were written, the built-in table. */
export async function readRatesOfDays(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; inEuro: Quote['inEuro'] }[]> {
  const { rows } = await db.query<{ day: string; in_euro: Partial<Record<Currency, number>> | null }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, r.in_euro
     from generate_series($1::date, $2::date, interval '1 day') d (day)
     left join lateral (select in_euro from config_rates where written_at < (d.day + interval '1 day') at time zone 'UTC'
       order by id desc limit 1) r on true order by d.day`,
    [from, to],
  );
  const usual = await embeddedRates.read();
  return rows.map(({ day, in_euro }) => ({ day, inEuro: completed(in_euro ?? {}, usual) }));
}

export type Written = 'written' | 'the same as before';

/** Judges a table against the one that holds and adds it. One that says nothing new is not written again. */
export async function writeRates(
  tx: Tx,
  given: unknown,
  { by, ...rules }: RatesRules & { by: string },
): Promise<Written> {
  // Two writers wait for each other: each is judged against what then holds.
  await tx.query("select pg_advisory_xact_lock(hashtext('config_rates'))");
  const last = await readQuote(tx);
  const quote = judgeRates(given, last, rules);
  const isSame = currencyCodes.every((code) => quote.inEuro[code] === last.inEuro[code]);
  if (isSame && quote.source === last.source && quote.at.getTime() === last.at.getTime()) return 'the same as before';
  await tx.query(
    `insert into config_rates (source, quoted_at, in_euro, written_at, written_by, forced)
     values ($1, $2, $3, $4, $5, $6)`,
    [quote.source, quote.at, JSON.stringify(quote.inEuro), rules.now, by, rules.force],
  );
  await tellCachedTables(tx);
  return 'written';
}
