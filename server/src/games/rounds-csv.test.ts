import type { GameHistoryItem } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { roundLine, roundsHead } from './rounds-csv.ts';

const round = (change: Partial<GameHistoryItem> = {}): GameHistoryItem => ({
  bet_id: 12,
  round_id: '00000000-0000-4000-8000-000000000000',
  bet_status: 'finished',
  created_at: '2026-03-01T12:00:00.000Z',
  finished_at: '2026-03-01T12:00:01.000Z',
  currency: 'EUR',
  provider: 'halley-studio',
  game: 'halley-studio/orbit-dice',
  title: 'Orbit Dice',
  total_bets: 105,
  total_losses: 105,
  total_wins: 0,
  ...change,
});
const fields = (change: Partial<GameHistoryItem>) => roundLine(round(change)).trimEnd().split(',');

describe('a line of the file', () => {
  test('has the fields of the head, in its order', () => {
    expect(roundsHead).toBe(
      'bet_id,round_id,opened_at_utc,finished_at_utc,provider,game,currency,stake,win,net,status,free_round_at\r\n',
    );
    expect(roundLine(round())).toBe(
      '12,00000000-0000-4000-8000-000000000000,2026-03-01T12:00:00.000Z,2026-03-01T12:00:01.000Z,halley-studio,' +
        'Orbit Dice,EUR,1.05,0.00,-1.05,finished,\r\n',
    );
  });

  test.each([
    ['EUR', 5, 1_000_000, '0.05', '10000.00', '9999.95'],
    ['JPY', 150, 0, '150', '0', '-150'],
    ['BTC', 1, 100_000_001, '0.00000001', '1.00000001', '1.00000000'],
    ['USDT', 1_500_000, 1_500_000, '1.500000', '1.500000', '0.000000'],
  ] as const)('%s has its own digits', (currency, total_bets, total_wins, ...expected) => {
    expect(fields({ currency, total_bets, total_wins }).slice(7, 10)).toEqual(expected);
  });

  test('of a free round nothing is staked; what it was played at stands behind', () => {
    const free = fields({ total_bets: 0, total_losses: 0, total_wins: 40, free_stake_cents: 20 });
    expect(free.slice(7)).toEqual(['0.00', '0.40', '0.40', 'finished', '0.20']);
  });

  test.each(['open', 'rolled_back'])('a round that is %s has no net', (bet_status) => {
    expect(fields({ bet_status, finished_at: null })[9]).toBe('');
  });

  test.each([
    ['Dice, twice', '"Dice, twice"'],
    ['The "Comet"', '"The ""Comet"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://evil")', '"\t=HYPERLINK(""http://evil"")"'],
    ['-1', '"\t-1"'],
  ])('the title %j is written %s', (title, written) => {
    expect(roundLine(round({ title }))).toContain(`,${written},EUR,`);
  });
});
