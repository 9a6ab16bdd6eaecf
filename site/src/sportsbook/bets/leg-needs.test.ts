import { expect, test } from 'vitest';
import type { Say } from '../../i18n/index.ts';
import { legNeeds } from './leg-needs.ts';

const say = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as unknown as Say;
const now = (home: number, away: number, sport = 'football') =>
  ({
    sport,
    status: 'live',
    score: { home, away, periods: [], phase: '1h', clock: 0 },
    sides: ['North', 'South'],
    open: true,
    price: 2_000,
    chance_ppm: null,
  }) as never;

test.each([
  ['1x2;period=ft', 'home', now(1, 0), 'bets.needs.stays'],
  ['1x2;period=ft', 'home', now(1, 1), 'bets.needs.ahead North'],
  ['1x2;period=ft', 'away', now(2, 1), 'bets.needs.ahead South'],
  ['1x2;period=ft', 'draw', now(2, 1), 'bets.needs.level'],
  ['winner;period=match', 'away', now(0, 1, 'tennis'), 'bets.needs.stays'],
  ['total;line=10;period=ft', 'over', now(1, 1), 'bets.needs.over 2.5 2'],
  ['total;line=10;period=ft', 'under', now(0, 0), 'bets.needs.under 2.5 0'],
  ['both_score;period=ft', 'yes', now(0, 0), 'bets.needs.bothScore'],
  ['both_score;period=ft', 'yes', now(1, 0), 'bets.needs.score South'],
  ['both_score;period=ft', 'no', now(1, 0), 'bets.needs.stays'],
  // The scoreboard does not say: sets are no games, halves no matches, and a line from a score is its own.
  ['total;line=90;period=match', 'over', now(1, 0, 'tennis'), undefined],
  ['1x2;period=1h', 'home', now(1, 0), undefined],
  ['total;from=1-0;line=10;period=ft', 'over', now(1, 0), undefined],
  ['1x2;period=ft', 'home', { status: 'not_started' } as never, undefined],
])('[SPORT-76] %s %s', (market, outcome, standing, said) => {
  expect(legNeeds(say, { market, outcome, now: standing })).toBe(said);
});
