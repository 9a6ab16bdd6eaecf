import { type Currency, currencies, type GameHistoryItem } from '@halley/contract';

const columns: [name: string, read: (round: GameHistoryItem) => string][] = [
  ['bet_id', (round) => String(round.bet_id)],
  ['round_id', (round) => round.round_id],
  ['opened_at_utc', (round) => round.created_at],
  ['finished_at_utc', (round) => round.finished_at ?? ''],
  ['provider', (round) => text(round.provider)],
  ['game', (round) => text(round.title)],
  ['currency', (round) => round.currency],
  ['stake', (round) => units(round.total_bets, round.currency)],
  ['win', (round) => units(round.total_wins, round.currency)],
  [
    'net',
    (round) => (round.bet_status === 'finished' ? units(round.total_wins - round.total_bets, round.currency) : ''),
  ],
  ['status', (round) => round.bet_status],
];

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line end are quoted. */
export const csvHead = line(columns.map(([name]) => name));

export function csvLine(round: GameHistoryItem): string {
  return line(columns.map(([, read]) => read(round)));
}

function line(fields: string[]): string {
  return `${fields.map(quoted).join(',')}\r\n`;
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** A spreadsheet would run text that begins like a formula. */
function text(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Whole units with a point, for every reader alike: `-1.05`. */
function units(cents: number, currency: Currency): string {
  const digits = String(currencies[currency].subunits).length - 1;
  const sign = cents < 0 ? '-' : '';
  const padded = String(Math.abs(cents)).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${padded}` : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
