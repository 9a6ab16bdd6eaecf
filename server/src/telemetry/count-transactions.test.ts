import { expect, test } from 'vitest';
import { createTransactionCount } from './count-transactions.ts';

function counted() {
  const lines: string[] = [];
  const count = createTransactionCount({ inc: (labels) => lines.push(Object.values(labels).join(' ')) });
  return { lines, count };
}
const report = { type: 'deposit', isSuccessTransaction: true, amount: '1', currency: 'EUR' } as const;

test('how payments ended is counted by direction, outcome and method; a made-up name is `other`', () => {
  const { lines, count } = counted();
  count({ ...report, paymentSystem: 'visa' });
  count({ ...report, paymentSystem: 'bitcoin', type: 'cashout', isSuccessTransaction: false });
  count({ ...report, paymentSystem: '<script>' });
  expect(lines).toEqual(['deposit success visa', 'cashout failure bitcoin', 'deposit success other']);
});

test('nobody can make up more than a hundred names', () => {
  const { lines, count } = counted();
  for (let index = 0; index < 300; index++) count({ ...report, paymentSystem: `method-${index}` });
  count({ ...report, paymentSystem: 'method-7' });
  expect(new Set(lines).size).toBe(101);
  expect(lines.at(-1)).toBe('deposit success method-7');
});
