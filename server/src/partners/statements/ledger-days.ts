import type { Currency } from '@halley/contract';
import { convertRoundedDown, type Quotes, readRatesOfDays } from '../../config/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { readPlayerDays } from '../../wallet/index.ts';
import type { Figures } from '../terms/share-of.ts';
import type { LedgerDay } from './statement-store.ts';

/**
 * What the ledger says of players, by day and product. Gifts and corrections belong to no product: they stand with the
 * casino. Jackpots are no one's result: pools pay them, and stakes feed these by what they are anyway.
 */
export async function ledgerDays(
  db: Queryable,
  wanted: { playerIds: readonly number[]; from: string; until: string },
): Promise<LedgerDay[]> {
  if (wanted.playerIds.length === 0) return [];
  const days = await readPlayerDays(db, wanted);
  return days.flatMap(({ playerId, day, currency, bonus, corrections, deposits: _, ...sums }) => {
    const base = { playerId, day, currency };
    const casino: LedgerDay = {
      ...base,
      product: 'casino',
      stakes: sums.casinoStakes,
      wins: sums.casinoWins,
      bonus,
      corrections,
    };
    const sport: LedgerDay = {
      ...base,
      product: 'sport',
      stakes: sums.sportStakes,
      wins: sums.sportWins,
      bonus: 0n,
      corrections: 0n,
    };
    return [casino, sport].filter(isSomething);
  });
}

const isSomething = ({ stakes, wins, bonus, corrections }: Figures) =>
  stakes !== 0n || wins !== 0n || bonus !== 0n || corrections !== 0n;

const nameOf = ({ playerId, day, product, currency }: LedgerDay) => `${playerId} ${day} ${product} ${currency}`;

/** What has not been counted of these days: a closed day that the ledger now says otherwise gives the difference. */
export function uncounted(days: readonly LedgerDay[], counted: readonly LedgerDay[]): LedgerDay[] {
  const before = new Map(counted.map((day) => [nameOf(day), day]));
  return days
    .map((day) => {
      const had = before.get(nameOf(day));
      return had
        ? {
            ...day,
            stakes: day.stakes - had.stakes,
            wins: day.wins - had.wins,
            bonus: day.bonus - had.bonus,
            corrections: day.corrections - had.corrections,
          }
        : day;
    })
    .filter(isSomething);
}

/** Towards zero, each sum of a day by itself: the same days come to the same, in whatever pieces they are asked for. */
export function convertFigures(quotes: Quotes, figures: Figures, span: { from: Currency; to: Currency }): Figures {
  if (span.from === span.to) return figures;
  const convert = (amount: bigint) => convertRoundedDown(quotes, amount, span);
  return {
    stakes: convert(figures.stakes),
    wins: convert(figures.wins),
    bonus: convert(figures.bonus),
    corrections: convert(figures.corrections),
  };
}

/** What units were worth in euro on each of these days. */
export async function ratesOf(db: Queryable, days: readonly string[]): Promise<Map<string, Quotes>> {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  return new Map((await readRatesOfDays(db, { from, to })).map(({ day, inEuro }) => [day, inEuro]));
}
