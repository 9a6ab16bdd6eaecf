import { expect, test } from 'vitest';
import { readAccountFilter, reasonName } from './account-filter.ts';

test.each([
  ['', {}],
  [
    'kind=deposit&currency=BTC&from=2026-01-01&to=2026-02-01',
    { kind: 'deposit', currency: 'BTC', from: '2026-01-01', to: '2026-02-01' },
  ],
  ['kind=theft&currency=XXX&from=2026-02-30&to=soon', {}],
  ['kind=constructor&currency=toString', {}],
  ['game=a&before=9', {}],
])('“%s” asks for %j', (search, filter) => {
  expect(readAccountFilter(new URLSearchParams(search))).toEqual(filter);
});

test.each([
  [{ reason: 'hold', kind: 'cashout' }, 'history.reason.hold'],
  [{ reason: 'hold', kind: 'play' }, 'history.reason.bet'],
  [{ reason: 'something new', kind: 'bonus' }, 'history.reason.other'],
  [{ reason: 'toString', kind: 'bonus' }, 'history.reason.other'],
] as const)('%j is called %s', (line, name) => {
  expect(reasonName(line)).toBe(name);
});
