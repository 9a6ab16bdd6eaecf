import { exchangeTypes, orderStates } from '@halley/contract';
import { expect, test } from 'vitest';
import { mayTakeBack } from './may-take-back.ts';

const placedAt = new Date('2026-11-17T12:00:00.000Z');
const minutes = (count: number) => new Date(placedAt.getTime() + count * 60_000);

test.each([
  ['goods', 'placed', 100_000, false, true],
  ['goods', 'confirmed', 100_000, false, true],
  ['goods', 'sent', 1, false, false],
  ['goods', 'delivered', 1, false, false],
  ['lootboxes', 'delivered', 0, true, true],
  ['lootboxes', 'delivered', 60, true, true],
  ['lootboxes', 'delivered', 60.001, true, false],
  ['lootboxes', 'delivered', 0, false, false],
  ['lootboxes', 'returned', 0, true, false],
] as const)('%s, %s, after %d minutes, unopened %s: %s', (type, state, after, areUnopened, may) => {
  expect(mayTakeBack({ type, state, placedAt }, { now: minutes(after), areUnopened })).toBe(may);
});

test('money, spins and tickets stay whatever happens', () => {
  for (const type of exchangeTypes.filter((one) => one !== 'goods' && one !== 'lootboxes')) {
    for (const state of orderStates)
      expect(mayTakeBack({ type, state, placedAt }, { now: placedAt, areUnopened: true })).toBe(false);
  }
});
