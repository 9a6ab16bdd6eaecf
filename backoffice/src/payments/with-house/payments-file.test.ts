import type { FoundPayment } from '@halley/contract';
import { expect, test } from 'vitest';
import { csvOf } from '../../console/list-csv.ts';
import { paymentColumns } from '../payment-columns.tsx';

const { id, at, action, method, amount, state } = paymentColumns;
const payment = {
  id: 7,
  created_at: '2026-11-17T07:00:00Z',
  action: 'cashout',
  payment_system: '=visa, "gold"',
  amount_cents: 20_05,
  currency: 'EUR',
  state: 'succeeded',
} as unknown as FoundPayment;

test('a file of payments has every column, the amount in units with its currency, and nothing a spreadsheet would compute', async () => {
  const { fileName, blob } = csvOf('payments', [id, at, action, method, amount, state], [payment], 'Taken by Ada');
  expect(fileName).toBe('payments.csv');
  const [heads = '', line = '', ...rest] = (await blob.text()).replace('\uFEFF', '').split('\r\n');
  expect(heads.split(',')).toHaveLength(6);
  expect(line).toMatch(/^7,/);
  expect(line).toMatch(/,"'=visa, ""gold""",EUR 20\.05,[A-Z]\w+$/);
  expect(line).not.toContain(',,');
  expect(rest).toEqual(['', 'Taken by Ada', '']);
});
