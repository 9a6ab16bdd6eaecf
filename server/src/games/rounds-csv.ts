import { type Currency, currencies, type GameHistoryItem } from '@halley/contract';
import { csvLine, csvText } from '../kit/index.ts';

const columns: [name: string, read: (round: GameHistoryItem) => string | null][] = [
  ['bet_id', (round) => String(round.bet_id)],
  ['round_id', (round) => round.round_id],
  ['opened_at_utc', (round) => round.created_at],
  ['finished_at_utc', (round) => round.finished_at],
  ['provider', (round) => csvText(round.provider)],
  ['game', (round) => csvText(round.title)],
  ['currency', (round) => round.currency],
  ['stake', (round) => units(round.total_bets, round.currency)],
  ['win', (round) => units(round.total_wins, round.currency)],
  [
    'net',
    (round) => (round.bet_status === 'finished' ? units(round.total_wins - round.total_bets, round.currency) : null),
  ],
  ['status', (round) => round.bet_status],
  ['free_round_at', ({ free_stake_cents: free, currency }) => (free === undefined ? null : units(free, currency))],
];

export const roundsHead = csvLine(columns.map(([name]) => name));

export function roundLine(round: GameHistoryItem): string {
  return csvLine(columns.map(([, read]) => read(round)));
}

/** Whole units with a point, for every reader alike: `-1.05`. */
function units(cents: number, currency: Currency): string {
  const digits = String(currencies[currency].subunits).length - 1;
  const sign = cents < 0 ? '-' : '';
  const padded = String(Math.abs(cents)).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${padded}` : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
