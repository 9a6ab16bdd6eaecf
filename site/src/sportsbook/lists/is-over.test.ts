import { expect, test } from 'vitest';
import { overLast } from './is-over.ts';

test('[SPORT-66] a day begins with what is on and to come, each part in its order', () => {
  const cards = (['ended', 'live', 'cancelled', 'not_started', 'interrupted', 'closed'] as const).map((status, id) => ({
    status,
    id,
  }));
  expect(overLast(cards).map(({ id }) => id)).toEqual([1, 3, 4, 0, 2, 5]);
});
