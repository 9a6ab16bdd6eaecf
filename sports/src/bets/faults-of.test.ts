import { describe, expect, it } from 'vitest';
import { betKinds, legsOf, sizesOf } from './bet-kinds.ts';
import { countedLegs, type SlipLeg } from './counted-legs.ts';
import { faultsOf, type Slip } from './faults-of.ts';
import { lineCount } from './lines.ts';

const leg = (fixture: number, more: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  season: 1,
  ...more,
});
const legs = (count: number) => Array.from({ length: count }, (_, index) => leg(index + 1));
const slip = (more: Partial<Slip>): Slip => ({
  kind: 'single',
  legs: [leg(1)],
  unitStake: 100n,
  eachWay: false,
  ...more,
});
const total = { market: 'total;line=10;period=ft', outcome: 'over' };
const outright = { market: 'outright;season=12', outcome: 'competitor:7', season: undefined };

describe('[SPORT-10] faults of a slip', () => {
  it.each<[string, Partial<Slip>, string[]]>([
    ['no legs', { legs: [] }, ['NO_LEGS']],
    ['21 legs', { kind: 'multiple', legs: legs(21) }, ['TOO_MANY_LEGS']],
    ['a kind that does not exist', { kind: 'lucky7' as 'single' }, ['KIND_UNKNOWN']],
    ['a single of two', { legs: legs(2) }, ['KIND_NEEDS_OTHER_LEGS']],
    ['a multiple of one', { kind: 'multiple' }, ['KIND_NEEDS_OTHER_LEGS']],
    ['a trixie of four', { kind: 'trixie', legs: legs(4) }, ['KIND_NEEDS_OTHER_LEGS']],
    ['a system without sizes', { kind: 'system', legs: legs(3) }, ['SIZES_MISSING']],
    ['a trixie with sizes of its own', { kind: 'trixie', legs: legs(3), sizes: [2] }, ['SIZES_NOT_OF_KIND']],
    ['a size twice', { kind: 'system', legs: legs(3), sizes: [2, 2] }, ['SIZE_REPEATED']],
    ['size 0', { kind: 'system', legs: legs(3), sizes: [0] }, ['SIZE_OUT_OF_RANGE']],
    ['a size above the legs', { kind: 'system', legs: legs(3), sizes: [4] }, ['SIZE_OUT_OF_RANGE']],
    ['half a size', { kind: 'system', legs: legs(3), sizes: [1.5] }, ['SIZE_OUT_OF_RANGE']],
    ['bankers leave too few', { kind: 'system', legs: legs(3), sizes: [2], bankers: [0, 1] }, ['SIZE_OUT_OF_RANGE']],
    ['a banker that is no leg', { kind: 'system', legs: legs(3), sizes: [1], bankers: [3] }, ['BANKER_UNKNOWN']],
    ['a banker twice', { kind: 'system', legs: legs(4), sizes: [1], bankers: [0, 0] }, ['BANKER_REPEATED']],
    ['bankers in a yankee', { kind: 'yankee', legs: legs(4), bankers: [0] }, ['BANKERS_NOT_OF_KIND']],
    ['a stake of 0', { unitStake: 0n }, ['STAKE_NOT_POSITIVE']],
    ['a negative stake', { unitStake: -5n }, ['STAKE_NOT_POSITIVE']],
    ['price 0.5', { legs: [leg(1, { price: 500 })] }, ['PRICE_OUT_OF_RANGE']],
    ['no market key', { legs: [leg(1, { market: 'total;period=ft;line=9' })] }, ['MARKET_UNKNOWN']],
    ['a leg twice', { kind: 'multiple', legs: [leg(1), leg(1)] }, ['LEG_REPEATED']],
    ['a leg twice as singles', { kind: 'system', legs: [leg(1), leg(1)], sizes: [1] }, ['LEG_REPEATED']],
    [
      'two sides of a fixture',
      { kind: 'multiple', legs: [leg(1), leg(1, { outcome: 'away' })] },
      ['LEGS_OF_ONE_FIXTURE'],
    ],
    ['two markets of a fixture', { kind: 'trixie', legs: [leg(1), leg(2), leg(1, total)] }, ['LEGS_OF_ONE_FIXTURE']],
    [
      'a banker and its fixture',
      { kind: 'system', legs: [leg(1), leg(1, total)], sizes: [1], bankers: [0] },
      ['LEGS_OF_ONE_FIXTURE'],
    ],
    [
      'an outright with its competition',
      { kind: 'multiple', legs: [leg(90, outright), leg(1, { season: 12 })] },
      ['OUTRIGHT_WITH_ITS_COMPETITION'],
    ],
    [
      'two outrights of a season',
      { kind: 'multiple', legs: [leg(90, outright), leg(91, { ...outright, outcome: 'competitor:8' })] },
      ['OUTRIGHT_WITH_ITS_COMPETITION'],
    ],
    ['a group of one', { legs: [leg(1, { group: 1 })] }, ['GROUP_TOO_SMALL']],
    [
      'a group of thirteen',
      {
        legs: Array.from({ length: 13 }, (_, line) =>
          leg(1, { ...total, market: `total;line=${line};period=ft`, group: 1 }),
        ),
      },
      ['GROUP_TOO_LARGE'],
    ],
    ['a group of two fixtures', { legs: [leg(1, { group: 1 }), leg(2, { group: 1 })] }, ['GROUP_OF_SEVERAL_FIXTURES']],
    ['each-way where there is no place', { eachWay: true }, ['EACH_WAY_NOT_OFFERED']],
  ])('%s', (_, more, codes) => {
    expect(faultsOf(slip(more)).map(({ code }) => code)).toEqual(codes);
  });

  it.each<[string, Partial<Slip>]>([
    ['a single', {}],
    ['a multiple of twenty', { kind: 'multiple', legs: legs(20) }],
    ['2/4 with a banker', { kind: 'system', legs: legs(4), sizes: [2], bankers: [3] }],
    ['one fixture twice where no line has both', { kind: 'system', legs: [leg(1), leg(1, total)], sizes: [1] }],
    ['a builder group', { legs: [leg(1, { group: 1 }), leg(1, { ...total, group: 1 })] }],
    [
      'a builder group in a multiple',
      { kind: 'multiple', legs: [leg(1, { group: 1 }), leg(2), leg(1, { ...total, group: 1 })] },
    ],
    ['an outright with another competition', { kind: 'multiple', legs: [leg(90, outright), leg(1)] }],
    ['each-way', { legs: [leg(1, { placeable: true })], eachWay: true }],
  ])('%s is a bet', (_, more) => {
    expect(faultsOf(slip(more))).toEqual([]);
  });

  it('says which legs', () => {
    const two = slip({ kind: 'trixie', legs: [leg(1), leg(2), leg(1, total)] });
    expect(faultsOf(two)).toEqual([{ code: 'LEGS_OF_ONE_FIXTURE', legs: [0, 2] }]);
  });
});

describe('kinds', () => {
  it.each([
    ['single', 1],
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['super_heinz', 120],
    ['goliath', 247],
  ] as const)('%s has %d lines', (kind, lines) => {
    const all = legs(legsOf(kind)!);
    expect(lineCount({ legs: all, sizes: sizesOf(kind, all.length)!, bankers: [] })).toBe(lines);
  });

  it('of a multiple there is one line, of a system as many as chosen', () => {
    expect(betKinds.filter((kind) => legsOf(kind) === undefined)).toEqual(['multiple', 'system']);
    expect(lineCount({ legs: legs(7), sizes: sizesOf('multiple', 7)!, bankers: [] })).toBe(1);
    expect(lineCount({ legs: legs(7), sizes: [2, 4], bankers: [6] })).toBe(15 + 15);
  });
});

describe('counted legs', () => {
  it('a group is one, where its first leg stands', () => {
    expect(countedLegs([{}, { group: 4 }, {}, { group: 4 }, { group: 5 }])).toEqual([[0], [1, 3], [2], [4]]);
  });
});
