import { type Currency, currencies, type HistoryLine } from '@halley/contract';
import { csvLine, csvText } from '../../kit/index.ts';

/** What a table of the account says of a line; `opening` and `closing` are lines of a statement that moved nothing. */
export interface TableLine extends Omit<Partial<HistoryLine>, 'kind' | 'currency' | 'at'> {
  at: string;
  kind: HistoryLine['kind'] | 'opening' | 'closing';
  currency: Currency;
}

const columns: [name: string, read: (line: TableLine) => string | null][] = [
  ['id', (line) => line.id ?? null],
  ['at_utc', (line) => line.at],
  ['kind', (line) => line.kind],
  ['reason', (line) => line.reason ?? null],
  ['title', (line) => (line.title == null ? null : csvText(line.title))],
  ['currency', (line) => line.currency],
  ['amount', (line) => units(line.amount_cents, line.currency)],
  ['set_aside', (line) => units(line.set_aside_cents, line.currency)],
  ['balance_after', (line) => units(line.balance_after_cents, line.currency)],
  ['reserved_after', (line) => units(line.reserved_after_cents, line.currency)],
  ['round_id', (line) => line.round_id ?? null],
  ['payment_id', (line) => (line.payment_id == null ? null : String(line.payment_id))],
];

export const tableHead = csvLine(columns.map(([name]) => name));

export function tableLine(line: TableLine): string {
  return csvLine(columns.map(([, read]) => read(line)));
}

/** Whole units with a point, for every reader alike: `-1.05`. */
function units(cents: number | undefined, currency: Currency): string | null {
  if (cents === undefined) return null;
  const digits = String(currencies[currency].subunits).length - 1;
  const sign = cents < 0 ? '-' : '';
  const padded = String(Math.abs(cents)).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${padded}` : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
