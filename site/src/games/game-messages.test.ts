import { expect, test } from 'vitest';
import { readFromGame } from './game-messages.ts';

const round = {
  source: 'halley-game',
  type: 'round',
  mode: 'real',
  currency: 'EUR',
  round_id: '1',
  stake_cents: 200,
  win_cents: 396,
  balance_cents: 100_196,
};

test.each([
  [{ source: 'halley-game', type: 'ready', game: 'dice' }, 'ready'],
  [{ source: 'halley-game', type: 'height', height: 640 }, 'height'],
  [{ source: 'halley-game', type: 'deposit' }, 'deposit'],
  [{ source: 'halley-game', type: 'bonus' }, 'bonus'],
  [round, 'round'],
  [{ ...round, type: 'balance' }, 'balance'],
])('%o is heard as %s', (message, type) => {
  expect(readFromGame(message)?.type).toBe(type);
});

test.each([
  [null],
  ['round'],
  [{ ...round, source: 'other' }],
  [{ ...round, type: 'unknown' }],
  [{ ...round, mode: 'other' }],
  [{ ...round, stake_cents: 1.5 }],
  [{ ...round, balance_cents: '100' }],
  [{ source: 'halley-game', type: 'height', height: -1 }],
  [{ source: 'halley-game', type: 'height', height: 1e9 }],
])('%o is not heard', (message) => {
  expect(readFromGame(message)).toBeUndefined();
});
