import { describe, expect, test } from 'vitest';
import { isByScore, resultsAtScore } from '../builder/score-grid.ts';
import { placedBet } from '../place-bet.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import { aNewBet, aNewLeg } from '../testing/a-bet.ts';
import { liabilityByOutcome, liabilityByScore, type Net } from './liability-of.ts';
import { type Position, positionOn } from './positions-on.ts';

const fixtureId = 1;
const whole = 1_000_000_000;
const aBet = (legs: Partial<StoredLeg>[], more: Partial<StoredBet> = {}): StoredBet => {
  const shape = aNewBet({ kind: legs.length > 1 ? 'multiple' : 'single', sizes: [legs.length] });
  const placed = placedBet({ ...shape, legs: legs.map((leg, place) => ({ ...aNewLeg({ place }), ...leg })) });
  return { ...placed, ...more, legs: placed.legs.map((leg, place) => ({ ...leg, ...legs[place] })) };
};

const ports = {
  fairOf: () => undefined,
  chanceOf: () => 200_000_000,
  repriced: () => 1_500,
};
const on = (bets: StoredBet[], given: Partial<typeof ports> = {}): Position[] =>
  bets.flatMap((bet) => positionOn(bet, fixtureId, { ...ports, ...given }) ?? []);
const euro = (net: Net | undefined) => Number(net?.get('EUR') ?? 0n);
const resultAt = ({ market, outcome }: { market: string; outcome: string }, home: number, away: number) =>
  isByScore({ market }) ? resultsAtScore('football', [home, away], [market])?.get(market)?.[outcome] : undefined;
const grid = [0, 1, 2, 3];
const cells = (positions: Position[]) =>
  liabilityByScore(positions, { home: grid, away: grid, resultAt }).map((row) => row.map(euro));

describe('liability', () => {
  test('[SPORT-86] of singles by outcome: what is staked on the market less what is paid', () => {
    const bets = [aBet([{}]), aBet([{ outcome: 'draw', price: 3_500 }]), aBet([{ outcome: 'home', price: 1_900 }])];
    const found = liabilityByOutcome(on(bets), new Map([['1x2;period=ft', ['home', 'draw', 'away']]]));
    expect(found.map(({ outcome, staked, net }) => [outcome, euro(staked), euro(net)])).toEqual([
      ['home', 2_000, 3_000 - 2_000 - 1_900],
      ['draw', 1_000, 3_000 - 3_500],
      ['away', 0, 3_000],
    ]);
  });

  test('[SPORT-86] a multiple counts by its payout × what is fair of its other open legs; decided ones by their result', () => {
    const other = { fixtureId: 2, price: 2_500, fair: 400_000_000, back: 0 };
    const bets = [
      aBet([{}, other]),
      aBet([{}, { ...other, result: { result: 'won', void_factor: 0 } }]),
      aBet([{}, { ...other, result: { result: 'lost', void_factor: 0 } }]),
    ];
    const [home, away] = liabilityByOutcome(on(bets), new Map([['1x2;period=ft', ['home', 'away']]]));
    // 10.00 × 2.0 × 2.5 × 0.4 = 20.00; 50.00; nothing.
    expect(euro(home?.net)).toBe(3_000 - 2_000 - 5_000);
    expect(euro(away?.net)).toBe(3_000);
    // Half of it was sold: half of it is at stake.
    const half = on([aBet([{}], { openShare: 500_000 })]);
    expect(liabilityByOutcome(half, new Map()).map(({ net }) => euro(net))).toEqual([500 - 1_000]);
    // What is decided on this fixture hangs on it no more.
    expect(on([aBet([{ result: { result: 'won', void_factor: 0 } }, other])])).toEqual([]);
  });

  test('[SPORT-86] a builder group is lost with any of its legs, and at a score it is what all of them are', () => {
    const legs = [
      { builderGroup: 1 },
      { market: 'total;line=10;period=ft', outcome: 'over', builderGroup: 1 },
      { market: 'handicap;line=-4;period=ft', outcome: 'home', builderGroup: 1 },
    ];
    const bet = aBet(legs, { kind: 'single', sizes: [1], builder: [{ group: 1, price: 4_000, quoteId: 'q' }] });
    const found = cells(on([bet]));
    expect(found[3]?.[0], 'all are won').toBe(1_000 - 4_000);
    expect(found[2]?.[0], 'two goals are under').toBe(1_000);
    expect(found[2]?.[1], 'by one: the handicap is void, the rest is repriced').toBe(1_000 - 1_500);
    expect(found[0]?.[3]).toBe(1_000);
    const fairOf = () => ({ fair: 500_000_000 });
    const byOutcome = liabilityByOutcome(on([bet], { fairOf } as never), new Map([['1x2;period=ft', ['draw']]]));
    // A fifth of all, half of which is this leg: two fifths.
    expect(byOutcome.find(({ outcome }) => outcome === 'home')?.net.get('EUR')).toBe(1_000n - 1_600n);
    expect(byOutcome.find(({ outcome }) => outcome === 'draw')?.net.get('EUR')).toBe(1_000n);
  });

  test('[SPORT-86] by final score it is what brute force finds, over random bets', () => {
    let seed = 7;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const choices = [
      ['1x2;period=ft', ['home', 'draw', 'away']],
      ['total;line=10;period=ft', ['over', 'under']],
      ['total;line=9;period=ft', ['over', 'under']],
      ['handicap;line=-3;period=ft', ['home', 'away']],
      ['both_score;period=ft', ['yes', 'no']],
      ['correct_score;period=ft', ['score:1-0', 'score:2-1', 'score:0-0']],
      ['corners_total;line=38;period=ft', ['over', 'under']],
    ] as const;
    const aLeg = (id: number): Partial<StoredLeg> => {
      const [market, outcomes] = choices[draw(choices.length)] ?? choices[0];
      const price = 1_100 + draw(6_000);
      const fair = Math.round(whole / ((price / 1_000) * 1.05));
      return { fixtureId: id, market, outcome: outcomes[draw(outcomes.length)] ?? '', price, fair, back: 0 };
    };
    const bets = Array.from({ length: 300 }, () => {
      const others = Array.from({ length: draw(3) }, (_, index) => aLeg(index + 2));
      const stake = BigInt(100 + draw(5_000));
      return aBet([aLeg(fixtureId), ...others], { unitStake: stake, stake });
    });
    const found = cells(on(bets));
    for (const home of grid) {
      for (const away of grid) {
        const paid = bets.map((bet) => returned(bet, home, away));
        const expected = paid.reduce((sum, one, index) => sum + Number(bets[index]?.stake) - Math.round(one), 0);
        // Where floats stand at half a subunit they may fall to either side.
        expect(Math.abs((found[home]?.[away] ?? 0) - expected), `${home}-${away}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** Leg by leg, in floats. */
function returned(bet: StoredBet, home: number, away: number): number {
  return bet.legs.reduce((product, leg) => {
    const price = leg.price / 1_000;
    const result = leg.fixtureId === fixtureId ? resultAt(leg, home, away) : undefined;
    if (!result) return product * ((price * (leg.fair ?? 0)) / whole);
    const { void_factor: back } = result;
    return product * (back + (1 - back) * (result.result === 'won' ? price : 0));
  }, Number(bet.stake));
}
