import { expect, test } from 'vitest';
import { nextDays } from './next-days.ts';

const at = (horizon: string, rereadUntil: string | null = null) => ({
  name: 'ledger',
  horizon: new Date(horizon),
  saw: null,
  rereadUntil,
});
const daysOf = (first: string | null, checkpoint: ReturnType<typeof at>) => {
  const days = nextDays(first === null ? null : new Date(first), checkpoint);
  return days && [days.from, days.until].map((day) => day.toISOString().slice(0, 10));
};

test.each<[string, string | null, ReturnType<typeof at>, string[] | undefined]>([
  ['a house without a past has none to read', null, at('2026-03-05T10:00:00Z'), undefined],
  ['nor has one of today', '2026-03-05T09:00:00Z', at('2026-03-05T10:00:00Z'), undefined],
  ['it begins with the first day', '2026-03-01T09:00:00Z', at('2026-03-05T10:00:00Z'), ['2026-03-01', '2026-03-02']],
  ['goes on', '2026-03-01T09:00:00Z', at('2026-03-05T10:00:00Z', '2026-03-03'), ['2026-03-03', '2026-03-04']],
  ['and begins anew', '2026-03-01T09:00:00Z', at('2026-03-05T10:00:00Z', '2026-03-05'), ['2026-03-01', '2026-03-02']],
  ['a long past is read in 28 parts', '2025-03-05T00:00:00Z', at('2026-03-05T10:00:00Z'), ['2025-03-05', '2025-03-19']],
  [
    'the last part ends where the new begins',
    '2025-03-05T00:00:00Z',
    at('2026-03-05T10:00:00Z', '2026-03-04'),
    ['2026-03-04', '2026-03-05'],
  ],
  [
    'what was archived is not looked for',
    '2026-03-03T00:00:00Z',
    at('2026-03-05T10:00:00Z', '2026-01-01'),
    ['2026-03-03', '2026-03-04'],
  ],
])('%s', (_title, first, checkpoint, expected) => {
  expect(daysOf(first, checkpoint)).toEqual(expected);
});
