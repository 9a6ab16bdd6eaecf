import { expect, test } from 'vitest';
import type { Acknowledged } from '../players/money-calls.ts';
import { compareBooks } from './check-acknowledged.ts';

const round: Acknowledged = { kind: 'round', id: 'a', stakeCents: 100, winCents: 198 };
const bet: Acknowledged = { kind: 'bet', id: 'b', stakeCents: 50, winCents: 0 };
const deposit: Acknowledged = { kind: 'deposit', id: '7', stakeCents: 0, winCents: 0 };
const books = {
  rounds: new Map([
    ['a', { stake: 100n, win: 198n }],
    ['b', { stake: 40n, win: 90n }],
  ]),
  payments: new Set(['7']),
};

test('[RUN-08] what was acknowledged is in the books with the same money', () => {
  expect(compareBooks([round, bet, deposit], books)).toEqual([]);
});

test.each<[string, Acknowledged, string]>([
  ['a round that is gone', { ...round, id: 'x' }, 'round x is gone'],
  ['a bet that is gone', { ...bet, id: 'x' }, 'bet x is gone'],
  ['a payment that is gone', { ...deposit, id: '8' }, 'deposit 8 is gone'],
  ['a win that is another', { ...round, winCents: 0 }, 'round a was 100 for 0, the books say 100 for 198'],
  ['a stake that is another', { ...round, stakeCents: 99 }, 'round a was 99 for 198, the books say 100 for 198'],
])('[RUN-08] %s is said', (_, acknowledged, said) => {
  expect(compareBooks([round, acknowledged], books)).toEqual([said]);
});
