import { expect, test } from 'vitest';
import { ticketsFor } from './tickets-for.ts';

const deposits = {
  EUR: [
    { from: 2_000, price: 2_000 },
    { from: 10_000, price: 1_000 },
  ],
  NOK: [{ from: 10_000, price: 20_000 }],
};

test.each([
  ['EUR', 1_999n, 0],
  ['EUR', 2_000n, 1],
  ['EUR', 9_999n, 4],
  ['EUR', 10_000n, 10],
  ['EUR', 10_999n, 10],
  ['NOK', 10_000n, 0],
  ['NOK', 40_000n, 2],
  ['USD', 40_000n, 0],
] as const)('a deposit of %s %s gives %i tickets, by the highest step it reaches', (currency, amount, tickets) => {
  expect(ticketsFor({ deposits }, { currency, amount })).toBe(tickets);
  expect(ticketsFor({ deposits: { EUR: deposits.EUR.toReversed() } }, { currency: 'EUR', amount: 10_000n })).toBe(10);
});
