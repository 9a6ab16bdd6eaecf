import { expect, test } from 'vitest';
import { chosenOf, joinSlips, keptOf } from './merge-slips.ts';
import { emptySlip, mostLegs } from './slip-state.ts';
import { aSlipLeg, aSlipOf } from './testing/a-slip.ts';

const leg = aSlipLeg;
const of = aSlipOf;

test('[SPORT-71] what the house keeps comes back as it was, with the names and stakes that are known here', () => {
  const own = of([leg(1, { banker: true, stake: '5' }), leg(2), leg(3)], {
    tab: 'system',
    system: { kind: 'system', sizes: [2] },
    eachWay: true,
  });
  const kept = keptOf(own);
  expect(kept).toEqual({
    kind: 'system',
    sizes: [2],
    bankers: [0],
    each_way: true,
    legs: [1, 2, 3].map((fixture) => ({ fixture, market: '1x2;period=ft', outcome: 'home', price: 2_000 })),
  });
  expect(chosenOf(kept, own.legs)).toMatchObject({
    tab: 'system',
    system: { kind: 'system', sizes: [2] },
    eachWay: true,
    legs: [{ banker: true, stake: '5', outcomeTitle: 'North Anchors' }, { banker: false }, {}],
  });
  // Elsewhere nobody knows the names.
  expect(chosenOf(kept).legs[0]).toMatchObject({ fixture: 1, outcomeTitle: '' });
  expect(keptOf(of([leg(1)], { tab: 'single' })).kind).toBe('single');
  expect(chosenOf({ ...kept, kind: 'lucky15' })).toMatchObject({ tab: 'system', system: { kind: 'lucky15' } });
});

test('[SPORT-71] a guest’s slip joins the player’s: nothing is lost, of one market ours stands', () => {
  const guest = of([leg(1), leg(2, { outcome: 'away' })]);
  const joined = joinSlips(guest, { ...of([leg(2), leg(3)]), tab: 'system', system: { kind: 'trixie', sizes: [] } });
  expect(joined.legs.map(({ fixture, outcome }) => [fixture, outcome])).toEqual([
    [1, 'home'],
    [2, 'away'],
    [3, 'home'],
  ]);
  expect(joined.tab).toBe('combo');
  expect(joinSlips(emptySlip, of([leg(3)], { tab: 'single' }))).toMatchObject({
    tab: 'single',
    legs: [{ fixture: 3 }],
  });
  expect(joinSlips(of([leg(1)], { tab: 'single' }), of([leg(3)])).tab).toBe('combo');
});

test('there is room for as many as a bet can have', () => {
  const many = Array.from({ length: mostLegs }, (_, index) => leg(index + 10));
  expect(joinSlips(of([leg(1)]), of(many)).legs).toHaveLength(mostLegs);
});
