import { type Bet, type BetLeg, type Currency, currencies } from '@halley/contract';
import { csvLine, csvText } from '../../kit/index.ts';

const columns: [name: string, read: (bet: Bet, leg: BetLeg) => string | null][] = [
  ['bet_id', (bet) => bet.id],
  ['placed_at_utc', (bet) => bet.placed_at],
  ['settled_at_utc', (bet) => bet.settled_at],
  ['kind', (bet) => bet.kind],
  ['state', (bet) => bet.state],
  ['currency', (bet) => bet.currency],
  ['stake', (bet) => units(bet.stake_cents, bet.currency)],
  ['price', (bet) => (bet.price === null ? null : odds(bet.price))],
  ['returned', (bet) => units(bet.returned_cents, bet.currency)],
  ['corrected', (bet) => (bet.corrections.length > 0 ? 'yes' : 'no')],
  ['simulated', (bet) => (bet.simulated ? 'yes' : 'no')],
  ['selection', (_bet, leg) => String(leg.place + 1)],
  ['sport', (_bet, leg) => csvText(leg.sport)],
  ['tournament', (_bet, leg) => csvText(leg.tournament)],
  ['event', (_bet, leg) => csvText(leg.fixture)],
  ['starts_at_utc', (_bet, leg) => leg.start_at],
  ['market', (_bet, leg) => csvText(leg.market_title)],
  ['outcome', (_bet, leg) => csvText(leg.outcome_title)],
  ['price_taken', (_bet, leg) => odds(leg.price)],
  ['result', (_bet, leg) => leg.result],
  ['explanation', (_bet, leg) => (leg.explanation === null ? null : csvText(leg.explanation))],
];

export const betsHead = csvLine(columns.map(([name]) => name));

/** A line for each selection; sums stand on the first alone, so that a column of them adds up. */
export function betLines(bet: Bet): string {
  return bet.legs
    .map((leg, index) => csvLine(columns.map(([name, read]) => (index > 0 && once.has(name) ? null : read(bet, leg)))))
    .join('');
}

const once: ReadonlySet<string> = new Set(['stake', 'price', 'returned']);

const odds = (price: number): string => `${Math.floor(price / 1_000)}.${String(price % 1_000).padStart(3, '0')}`;

/** Whole units with a point, for every reader alike: `1.05`. */
function units(cents: number, currency: Currency): string {
  const digits = String(currencies[currency].subunits).length - 1;
  const padded = String(cents).padStart(digits + 1, '0');
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
