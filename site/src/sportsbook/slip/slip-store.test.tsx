import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/index.ts';
import { emptySlip, legKey, mostLegs, parseSlip, type SlipLeg } from './slip-state.ts';
import { hearOtherTabs, slip } from './slip-store.ts';
import { aSlipLeg } from './testing/a-slip.ts';

const leg = (given: Partial<SlipLeg> = {}) => aSlipLeg(11, given);

beforeEach(() => slip.clear());

test('a price is taken once, put back by the second press, and another outcome of its market takes its place', () => {
  slip.toggle(leg());
  slip.toggle(leg({ outcome: 'draw', price: 3_500 }));
  expect(slip.read().legs.map(({ outcome }) => outcome)).toEqual(['draw']);
  slip.toggle(leg({ outcome: 'draw', price: 3_600 }));
  expect(slip.read().legs).toEqual([]);
});

test('with a second selection it is a combination, with one a single again, and whoever listens is told', () => {
  const told = vi.fn();
  const stop = slip.subscribe(told);
  slip.toggle(leg());
  slip.toggle(leg({ fixture: 12 }));
  expect(slip.read().tab).toBe('combo');
  slip.change({ tab: 'single' });
  slip.toggle(leg({ fixture: 13 }));
  expect(slip.read().tab).toBe('single');
  slip.remove(leg(), leg({ fixture: 13 }));
  expect(slip.read()).toMatchObject({ tab: 'single', legs: [{ fixture: 12 }] });
  expect(told).toHaveBeenCalledTimes(5);
  stop();
});

test('of a selection is told when it comes onto the slip and when it leaves, whoever changed it', () => {
  slip.toggle(leg());
  const told: string[] = [];
  const stops = ['home', 'draw', 'away'].map((outcome) =>
    slip.subscribeLeg(legKey(leg({ outcome })), () => told.push(outcome)),
  );
  slip.toggle(leg({ outcome: 'draw' }));
  expect(told.splice(0).sort()).toEqual(['draw', 'home']);
  slip.toggle(leg({ fixture: 12 }));
  slip.change({ stake: '5' });
  expect(told).toEqual([]);
  slip.remove(leg({ fixture: 12 }));
  const stop = hearOtherTabs();
  const theirs = JSON.stringify({ ...slip.read(), at: slip.read().at + 1, legs: [leg({ outcome: 'away' })] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'sportSlip', newValue: theirs }));
  expect(told.splice(0).sort()).toEqual(['away', 'draw']);
  stop();
  for (const one of stops) one();
  slip.clear();
  expect(told).toEqual([]);
});

test('no more selections than a bet can have', () => {
  for (let fixture = 1; fixture <= mostLegs + 3; fixture++) slip.toggle(leg({ fixture }));
  expect(slip.read().legs).toHaveLength(mostLegs);
});

test('new prices are taken by their places, those of builders by their legs', () => {
  slip.toggle(leg());
  slip.toggle(leg({ fixture: 12 }));
  slip.takePrices(new Map([[1, 1_800]]), { both: 2_950 });
  expect(slip.read()).toMatchObject({ legs: [{ price: 2_000 }, { price: 1_800 }], groups: { both: 2_950 } });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another thing', '[1, 2]'],
  [
    'legs that are none',
    JSON.stringify({
      legs: [1, { fixture: 'x' }, leg({ price: 5 })],
      stake: 5,
      tab: 'goliath',
      system: 1,
      groups: { a: 'b' },
      asked: [{ id: 1 }],
      kept: { player: 'x' },
      at: 'now',
    }),
  ],
])('%s is an empty slip', (_, text) => {
  expect(parseSlip(text)).toEqual(emptySlip);
});

describe('[SPORT-71] two tabs', () => {
  const hear = (text: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'sportSlip', newValue: text }));

  test('come to the later change, whichever of them made it', () => {
    const stop = hearOtherTabs();
    slip.toggle(leg());
    const ours = slip.read();
    hear(JSON.stringify({ ...ours, legs: [leg({ fixture: 12 })], at: ours.at + 5 }));
    expect(slip.read().legs).toMatchObject([{ fixture: 12 }]);
    writeStored('sportSlip', 'what the other tab wrote');
    hear(JSON.stringify({ ...ours, at: ours.at + 1 }));
    // Ours is later: it stands here, and is written for the other.
    expect(slip.read().legs).toMatchObject([{ fixture: 12 }]);
    expect(parseSlip(readStored('sportSlip')).legs).toMatchObject([{ fixture: 12 }]);
    stop();
  });

  test('a slip that was cleared there is empty here', () => {
    const stop = hearOtherTabs();
    slip.toggle(leg());
    hear(null);
    expect(slip.read().legs).toEqual([]);
    stop();
  });
});
