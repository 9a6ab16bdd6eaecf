import { beforeEach, expect, test, vi } from 'vitest';
import { slipBody } from './slip-body.ts';
import { mostLegs, parseSlip, type SlipLeg, slip } from './slip-store.ts';

const leg = (given: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture: 11,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  fixtureName: 'North – South',
  marketTitle: 'Result',
  outcomeTitle: 'North',
  ...given,
});

beforeEach(() => slip.clear());

test('a price is taken once, put back by the second press, and another outcome of its market takes its place', () => {
  slip.toggle(leg());
  slip.toggle(leg({ outcome: 'draw', price: 3_500 }));
  expect(slip.read().legs.map(({ outcome }) => outcome)).toEqual(['draw']);
  slip.toggle(leg({ outcome: 'draw', price: 3_600 }));
  expect(slip.read().legs).toEqual([]);
});

test('with a second selection it is a multiple, with one a single again, and whoever listens is told', () => {
  const told = vi.fn();
  const stop = slip.subscribe(told);
  slip.toggle(leg());
  slip.toggle(leg({ fixture: 12 }));
  expect(slip.read().kind).toBe('multiple');
  slip.remove(leg());
  expect(slip.read().kind).toBe('single');
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});

test('no more selections than a bet can have', () => {
  for (let fixture = 1; fixture <= mostLegs + 3; fixture++) slip.toggle(leg({ fixture }));
  expect(slip.read().legs).toHaveLength(mostLegs);
});

test('new prices are taken by their places', () => {
  slip.toggle(leg());
  slip.toggle(leg({ fixture: 12 }));
  slip.takePrices(new Map([[1, 1_800]]));
  expect(slip.read().legs.map(({ price }) => price)).toEqual([2_000, 1_800]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another thing', '[1, 2]'],
  ['legs that are none', JSON.stringify({ legs: [1, { fixture: 'x' }, leg({ price: 5 })], stake: 5, kind: 'goliath' })],
])('%s is an empty slip', (_, text) => {
  expect(parseSlip(text)).toEqual({ legs: [], stake: '', kind: 'single' });
});

test('a body is a single, a multiple, or a system of ones', () => {
  const of = { currency: 'EUR', unitCents: 500 } as const;
  const sent = { fixture: 11, market: '1x2;period=ft', outcome: 'home', price: 2_000 };
  const other = leg({ fixture: 12 });
  expect(slipBody({ legs: [leg()], stake: '5', kind: 'single' }, of)).toEqual({
    currency: 'EUR',
    kind: 'single',
    legs: [sent],
    unit_stake_cents: 500,
  });
  expect(slipBody({ legs: [leg(), other], stake: '5', kind: 'multiple' }, of)).toMatchObject({ kind: 'multiple' });
  expect(slipBody({ legs: [leg(), other], stake: '5', kind: 'single' }, of)).toMatchObject({
    kind: 'system',
    sizes: [1],
  });
});
