import { describe, expect, test } from 'vitest';
import { groupsOf, linesOf, namedSystems, shapeOf, singleBody, sizesFor, systemFor, wholeBody } from './slip-shape.ts';
import { aSlipLeg, aSlipOf } from './testing/a-slip.ts';

const leg = aSlipLeg;
const over = { market: 'total;line=10;period=ft', outcome: 'over' };
const of = aSlipOf;
const staked = { currency: 'EUR', unitCents: 500 } as const;
const four = [leg(1), leg(2), leg(3), leg(4)];

describe('[SPORT-70] what a slip is', () => {
  test('a single, a combination, or one builder, which is a single too', () => {
    expect(shapeOf(of([leg(1)]))).toMatchObject({ kind: 'single', sizes: [1], units: 1 });
    expect(shapeOf(of([leg(1), leg(2)]))).toMatchObject({ kind: 'multiple', sizes: [2], units: 1 });
    expect(shapeOf(of([leg(1), leg(1, over)]))).toMatchObject({ kind: 'single', groups: [1, 1], counted: [[0, 1]] });
  });

  test('legs of one fixture are gathered by themselves, wherever they stand', () => {
    const legs = [leg(1), leg(2), leg(1, over), leg(3), leg(3, over)];
    expect(groupsOf(legs)).toEqual([1, undefined, 1, 2, 2]);
    expect(wholeBody(of(legs), staked)).toMatchObject({
      kind: 'multiple',
      legs: [{ group: 1 }, { fixture: 2 }, { group: 1 }, { group: 2 }, { group: 2 }],
    });
  });

  test.each([
    [3, ['trixie', 'patent']],
    [4, ['yankee', 'lucky15']],
    [5, ['canadian', 'lucky31']],
    [6, ['heinz', 'lucky63']],
    [7, ['super_heinz']],
    [8, ['goliath']],
    [9, []],
  ])('%i legs have the systems with their names', (legs, kinds) => {
    expect(namedSystems(legs)).toEqual(kinds);
  });

  test('a named system, sizes of the player’s choice, and bankers', () => {
    const named = of(four, { tab: 'system', system: { kind: 'lucky15', sizes: [] } });
    expect(shapeOf(named)).toMatchObject({ kind: 'lucky15', sizes: [1, 2, 3, 4], units: 15 });
    expect(wholeBody(named, staked)).not.toHaveProperty('sizes');
    const sizes = of(four, { tab: 'system', system: { kind: 'system', sizes: [3, 2] }, eachWay: true });
    expect(shapeOf(sizes)).toMatchObject({ kind: 'system', sizes: [2, 3], units: 20 });
    expect(wholeBody(sizes, staked)).toMatchObject({ kind: 'system', sizes: [2, 3], each_way: true });
    const banker = of([leg(1), leg(2, { banker: true }), leg(3), leg(4)], {
      tab: 'system',
      system: { kind: 'system', sizes: [2] },
    });
    expect(shapeOf(banker)).toMatchObject({ bankers: [1], units: 3 });
    expect(wholeBody(banker, staked)).toMatchObject({ bankers: [1], sizes: [2] });
  });

  test('what was chosen for other legs becomes what fits these', () => {
    expect(systemFor({ kind: 'lucky15', sizes: [] }, 4, 0)).toEqual({ kind: 'lucky15', sizes: [] });
    expect(systemFor({ kind: 'lucky15', sizes: [] }, 5, 0)).toEqual({ kind: 'system', sizes: [2] });
    expect(systemFor({ kind: 'lucky15', sizes: [] }, 4, 1)).toEqual({ kind: 'system', sizes: [2] });
    expect(systemFor({ kind: 'system', sizes: [4, 2] }, 3, 0)).toEqual({ kind: 'system', sizes: [2] });
    expect(systemFor(null, 3, 2)).toEqual({ kind: 'system', sizes: [1] });
    // Two legs are no system.
    expect(shapeOf(of([leg(1), leg(2)], { tab: 'system' })).kind).toBe('multiple');
  });

  test('lines of a size are counted beside the bankers', () => {
    expect(sizesFor(5, 2)).toEqual([1, 2, 3]);
    expect([linesOf(5, 0, 3), linesOf(5, 2, 2)]).toEqual([10, 3]);
  });

  test('a single has its own stake, and no more than its leg', () => {
    expect(singleBody(leg(1, { stake: '5' }), { ...staked, eachWay: false })).toEqual({
      currency: 'EUR',
      kind: 'single',
      legs: [{ fixture: 1, market: '1x2;period=ft', outcome: 'home', price: 2_000 }],
      unit_stake_cents: 500,
    });
  });
});
