import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fairDraw } from '../fair/index.ts';
import { scriptedDraw } from '../fair/testing/scripted-draw.ts';
import { checkBet, compareRatios, type Ratio, verifyRound, verifySteps } from '../kit/index.ts';
import { firstVersion } from './first-version.ts';
import {
  type CoinSide,
  type CoinState,
  type CoinStep,
  coinGame,
  coinLimits,
  FLIPS_MAX,
  paysOf,
  publishedReturn,
  winFor,
} from './rules.ts';

const stake = 1_000_000n;
/** A coin that falls as the bits of a number say. */
const bitsOf = (number: number, count: number) => Array.from({ length: count }, (_, at) => (number >> at) & 1);

function playedBy(way: (state: CoinState) => CoinStep, side: CoinSide, flips: number, falls: number[]): bigint {
  const draw = scriptedDraw(...falls);
  let answer = coinGame.open({ stake, choice: { side, flips }, draw });
  while (!answer.done) answer = coinGame.step({ stake, state: answer.state, step: way(answer.state), draw });
  return answer.win;
}

describe('[PP-14] the return is exactly 99 %', () => {
  it('of every strategy: the first flip costs the house’s part, and going on is always worth what is there', () => {
    // By induction over the flips: whatever is called and whenever it is taken, nothing is gained and nothing lost.
    const half = ({ numerator, denominator }: Ratio): Ratio => ({ numerator, denominator: denominator * 2n });
    expect(compareRatios(half(paysOf(1)), publishedReturn)).toBe(0);
    for (let flips = 1; flips < FLIPS_MAX; flips++) {
      expect(compareRatios(half(paysOf(flips + 1)), paysOf(flips))).toBe(0);
    }
  });

  const cash = { cash_out: true } as const;
  const ways: [string, number, (state: CoinState) => CoinStep][] = [
    ['taken at once', 10, () => cash],
    ['one side five times', 10, ({ fell }) => (fell.length < 5 ? { side: 'heads' } : cash)],
    ['the side that fell last, to the end', 9, ({ fell }) => ({ side: fell.at(-1)!.side })],
    ['the other side, taken after an even number', 8, ({ fell }) => (fell.length % 2 === 0 ? cash : { side: 'tails' })],
    ['a single flip', 1, () => cash],
  ];
  it.each(ways)('%s, played through all ways the coin can fall', (_, flips, way) => {
    for (const side of ['heads', 'tails'] as const) {
      let paid = 0n;
      for (let fall = 0; fall < 2 ** flips; fall++) paid += playedBy(way, side, flips, bitsOf(fall, flips));
      expect(compareRatios({ numerator: paid, denominator: stake * 2n ** BigInt(flips) }, publishedReturn)).toBe(0);
    }
  });

  it('with rounding is never above the published one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (odd) => {
        const shown = coinGame.rtpAtStake({ stake: odd, choice: { side: 'heads', flips: 3 } });
        expect(compareRatios(shown, publishedReturn)).toBeLessThan(1);
      }),
    );
  });
});

describe('a round', () => {
  it('ends with its first flip where that was called wrong, or where no more were wanted', () => {
    const wrong = coinGame.open({ stake: 100n, choice: { side: 'heads', flips: 5 }, draw: scriptedDraw(1) });
    expect(wrong).toMatchObject({ done: true, win: 0n, outcome: { won: false } });
    const single = coinGame.open({ stake: 100n, choice: { side: 'tails', flips: 1 }, draw: scriptedDraw(1) });
    expect(single).toMatchObject({ done: true, win: 198n, outcome: { won: true } });
  });

  it('doubles with every right call, is taken at any time, and pays the last one by itself', () => {
    const draw = scriptedDraw(0, 1, 0);
    const first = coinGame.open({ stake: 100n, choice: { side: 'heads', flips: 3 }, draw });
    if (first.done) throw new Error('called right');
    const taken = coinGame.step({ stake: 100n, state: first.state, step: { cash_out: true }, draw });
    expect(taken).toMatchObject({ done: true, win: 198n, events: [{ type: 'settled', won: true }] });
    const second = coinGame.step({ stake: 100n, state: first.state, step: { side: 'tails' }, draw });
    expect(second).toMatchObject({ done: false, events: [{ type: 'flipped', called: 'tails', side: 'tails' }] });
    if (second.done) throw new Error('called right');
    const third = coinGame.step({ stake: 100n, state: second.state, step: { side: 'heads' }, draw });
    expect(third).toMatchObject({ done: true, win: 792n });
  });

  it('a subunit that does not divide stays with the house', () => {
    expect(winFor(11n, 1)).toBe(21n);
    expect(winFor(11n, 0)).toBe(0n);
  });
});

it.each(Object.entries(coinLimits))(
  '[PP-07] in %s the largest win can be won, and every length played',
  (currency, limits) => {
    const { stakeMin, stakeMax, winMax } = limits;
    const most = Array.from({ length: FLIPS_MAX }, (_, index) => index + 1).map((flips) => {
      const choice = { side: 'tails', flips } as const;
      expect(checkBet(coinGame, { currency, stake: stakeMin, choice }).ok).toBe(true);
      const { numerator, denominator } = paysOf(flips);
      const payable = ((winMax + 1n) * denominator - 1n) / numerator;
      const largest = payable < stakeMax ? payable : stakeMax;
      expect(checkBet(coinGame, { currency, stake: largest, choice }).ok).toBe(true);
      return winFor(largest, flips);
    });
    expect(most).toContain(winMax);
    expect(most.every((win) => win <= winMax)).toBe(true);
  },
);

describe('what is refused', () => {
  test.each([
    undefined,
    null,
    {},
    { side: 'edge', flips: 1 },
    { side: 'heads' },
    { side: 'heads', flips: 0 },
    { side: 'heads', flips: 19 },
    { side: 'heads', flips: 1.5 },
    { side: 'heads', flips: '2' },
  ])('%j as a choice', (choice) => expect(coinGame.parseChoice(choice).ok).toBe(false));

  const state: CoinState = { flips: 3, fell: [{ called: 'heads', side: 'heads' }] };
  test.each([
    undefined,
    null,
    {},
    [],
    { side: 'edge' },
    { cash_out: 1 },
    { cash_out: false },
    { side: 'heads', cash_out: true },
  ])('%j as a step', (step) => expect(coinGame.parseStep(step, state).ok).toBe(false));
});

test('[PP-12] [PP-13] both sides fall, and a round is recomputed from its seeds', () => {
  const fallen = new Set<string>();
  for (let nonce = 0; nonce < 40; nonce++) {
    const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour', nonce };
    const round = { ...seeds, stake: 100n, choice: { side: 'heads', flips: 3 } };
    const steps = [{ side: 'tails' }, { cash_out: true }];
    const again = verifySteps(coinGame, { ...round, steps });
    if (!again.ok || !again.value.done) throw new Error('three steps end a round');
    for (const { side } of again.value.outcome.fell) fallen.add(side);
    const draws = fairDraw(seeds);
    for (const { side } of again.value.outcome.fell) expect(side).toBe(draws.integer(2) === 0 ? 'heads' : 'tails');
    expect(again.value.win).toBe(again.value.outcome.won ? 396n : 0n);
  }
  expect([...fallen].sort()).toEqual(['heads', 'tails']);
});

test('[PP-09] [PP-13] a round of the first version is still worked out as it was decided', () => {
  // As version 1 recorded it: three flips called in advance, all of them the full moon.
  const won = Array.from({ length: 40 }, (_, nonce) => nonce).map((nonce) => {
    const round = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour', nonce, stake: 100n };
    const again = verifyRound(firstVersion, { ...round, choice: { side: 'heads', flips: 3 } });
    if (!again.ok) throw new Error('the choice is one of version 1');
    const { outcome, win, events } = again.value;
    expect(events).toEqual(outcome.fell.map((side) => ({ type: 'flipped', side })));
    expect(outcome.fell.slice(0, -1)).not.toContain('tails');
    expect(win).toBe(outcome.won ? 792n : 0n);
    return outcome.won;
  });
  expect(new Set(won)).toEqual(new Set([true, false]));
});
