import type { Currency } from '@halley/contract';
import type { Factors } from '../overview/factors.ts';
import type { Column, Row } from './report.ts';

const decimals = 18;
const one = 10n ** BigInt(decimals);

interface Shown {
  columns: readonly Column[];
  /** Whose cells are days: `2026-03-28`. */
  byDay: string;
  factors: Factors;
  shownIn: Currency;
  by: 'day' | 'month' | undefined;
}

/**
 * Lines of days and currencies as lines of days or months in one currency. Each amount goes by the rate of its own day; what is
 * added up is rounded once. What stands at the end of a period is what stood on its last day, by the rate of that day.
 */
export function convertRows(rows: readonly Row[], { columns, byDay, factors, shownIn, by }: Shown): Row[] {
  const worth = new Map(
    factors.values.map((value, at) => [`${factors.days[at]} ${factors.currencies[at]}`, scaled(value)]),
  );
  const dayOf = ({ cells }: Row) => String(cells[byDay]);
  const periodOf = (day: string) => (by === 'month' ? day.slice(0, 7) : day);
  const periods = Map.groupBy(rows, (row) => periodOf(dayOf(row)));
  return [...periods.keys()].sort().map((period): Row => {
    const all = periods.get(period) ?? [];
    const last = all.map(dayOf).sort().at(-1);
    const cells: Row['cells'] = Object.fromEntries(
      columns.map(({ key, kind, total }) => {
        if (kind !== 'money') return [key, key === byDay ? period : null];
        const counted = total === 'last' ? all.filter((row) => dayOf(row) === last) : all;
        const sum = counted.reduce(
          (added, row) => added + BigInt(row.cells[key] ?? 0) * (worth.get(`${dayOf(row)} ${row.currency}`) ?? 0n),
          0n,
        );
        return [key, rounded(sum)];
      }),
    );
    return { currency: shownIn, cells };
  });
}

function scaled(value: string): bigint {
  const [whole = '0', part = ''] = value.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** To the next subunit, halves away from nothing. */
function rounded(sum: bigint): bigint {
  const half = sum < 0n ? -one / 2n : one / 2n;
  return (sum + half) / one;
}
