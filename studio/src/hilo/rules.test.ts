import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, RANKS, rankOf } from '../cards/index.ts';
import type { FairDraw } from '../fair/index.ts';
import { checkBet, compareRatios, type Ratio, verifySteps } from '../kit/index.ts';
import { firstTerms, hiloLimits, terms } from './limits.ts';
import {
  type HiloGuess,
  type HiloState,
  hiloGame,
  isOffered,
  paysOf,
  publishedReturn,
  termsOf,
  waysOf,
  winFor,
} from './rules.ts';

/** Draws what the test wants. */
function cards(...wanted: number[]): FairDraw {
  let at = 0;
  return {
    float: () => 0,
    integer: (range) => {
      expect(range).toBe(CARDS);
      return wanted[at++] as number;
    },
    get position() {
      return at * 4;
    },
  };
}

const start = (card: number): HiloState => ({ cards: [card], ways: [] });
const guesses = ['higher', 'lower'] as const;

describe('the return', () => {
  /** What a strategy returns of one unit from here on, over every card: exact, with no rounding anywhere. */
  function returns(state: HiloState, choose: (state: HiloState) => HiloGuess | 'cash'): Ratio {
    const wish = choose(state);
    const offered = guesses.filter((guess) => isOffered(state, guess));
    const guess = wish !== 'cash' && offered.includes(wish) ? wish : offered[0];
    if (state.ways.length > 0 && (wish === 'cash' || guess === undefined)) return paysOf(state.ways);
    if (guess === undefined) throw new Error('a first guess is always offered');
    let sum: Ratio = { numerator: 0n, denominator: 1n };
    for (let card = 0; card < CARDS; card++) {
      const answer = hiloGame.step({ stake: 100n, state, step: { guess }, draw: cards(card) });
      const worth = !answer.done
        ? returns(answer.state, choose)
        : answer.outcome.won
          ? paysOf(answer.outcome.ways)
          : { numerator: 0n, denominator: 1n };
      sum = add(sum, worth);
    }
    return { numerator: sum.numerator, denominator: sum.denominator * BigInt(CARDS) };
  }
  const add = (left: Ratio, right: Ratio): Ratio => ({
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  });

  it.each<[string, (state: HiloState) => HiloGuess | 'cash']>([
    ['one guess at the likelier side', ({ ways, cards: row }) => (ways.length > 0 ? 'cash' : likelier(row))],
    ['one long shot', ({ ways, cards: row }) => (ways.length > 0 ? 'cash' : longShot(row))],
    ['two likely guesses', ({ ways, cards: row }) => (ways.length > 1 ? 'cash' : likelier(row))],
    ['always higher, twice', ({ ways }) => (ways.length > 1 ? 'cash' : 'higher')],
  ])('[F-50] is exactly 99 %% whatever is played: %s', (_name, choose) => {
    for (let card = 0; card < RANKS; card++) {
      expect(compareRatios(returns(start(card), choose), { numerator: 99n, denominator: 100n })).toBe(0);
    }
    expect(publishedReturn).toEqual({ numerator: 99n, denominator: 100n });
  });

  it('with rounding is never above the published one, and reaches it where a stake divides', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (stake) => {
        expect(compareRatios(hiloGame.rtpAtStake({ stake, choice: {} }), publishedReturn)).toBeLessThanOrEqual(0);
      }),
    );
    const even = 100n * 27_720n;
    expect(compareRatios(hiloGame.rtpAtStake({ stake: even, choice: {} }), publishedReturn)).toBe(0);
  });

  it('a right guess always pays more than the stake', () => {
    for (let ways = 1; ways < RANKS; ways++) expect(winFor(10_000n, [ways])).toBeGreaterThan(10_000n);
  });
});

describe('a round', () => {
  it('begins with a card and goes on card by card', () => {
    const opened = hiloGame.open({ stake: 100n, choice: {}, draw: cards(6) });
    expect(opened).toEqual({ done: false, events: [{ type: 'dealt', card: 6 }], state: start(6) });
    const guessed = hiloGame.step({ stake: 100n, state: start(6), step: { guess: 'higher' }, draw: cards(20) });
    expect(guessed).toMatchObject({ done: false, state: { cards: [6, 20], ways: [6] } });
  });

  it('the same rank again makes neither guess right, whatever its suit', () => {
    for (const guess of guesses) {
      const answer = hiloGame.step({ stake: 100n, state: start(6), step: { guess }, draw: cards(6 + RANKS) });
      expect(answer).toMatchObject({ done: true, win: 0n, outcome: { won: false } });
    }
  });

  it('pays the row when it is cashed', () => {
    const state = { cards: [6, 20], ways: [6] };
    const answer = hiloGame.step({ stake: 600n, state, step: { cash_out: true }, draw: cards() });
    expect(answer).toMatchObject({ done: true, win: (600n * 99n * 13n) / 600n, outcome: { won: true } });
  });

  it('every card can come, and each guess wins for exactly its ways', () => {
    for (let from = 0; from < CARDS; from++) {
      for (const guess of guesses.filter((each) => isOffered(start(from), each))) {
        let right = 0;
        for (let card = 0; card < CARDS; card++) {
          const answer = hiloGame.step({ stake: 1n, state: start(from), step: { guess }, draw: cards(card) });
          right += !answer.done || answer.outcome.won ? 1 : 0;
        }
        expect(right).toBe(waysOf(from, guess) * 4);
      }
    }
  });
});

describe('what is refused', () => {
  it.each([
    [null],
    ['higher'],
    [{ guess: 'same' }],
    [{ guess: 'higher', cash_out: true, more: 1 }, true],
    [{ cash_out: 'yes' }],
    [{ cash_out: true }],
    [[]],
  ])('%j as a first step', (step, fine = false) => {
    expect(hiloGame.parseStep(step, start(6)).ok).toBe(fine);
  });

  it('a guess that cannot come true', () => {
    expect(hiloGame.parseStep({ guess: 'lower' }, start(0)).ok).toBe(false);
    expect(hiloGame.parseStep({ guess: 'higher' }, start(12)).ok).toBe(false);
    expect(hiloGame.parseStep({ guess: 'lower' }, start(1)).ok).toBe(true);
  });

  it('a guess that would pay more than the largest win', () => {
    const state = { cards: [2, 1], ways: [2] };
    expect(isOffered(state, 'lower')).toBe(true);
    expect(isOffered({ cards: [2, 1, 0], ways: [2, 1] }, 'higher')).toBe(false);
  });
});

describe('[PP-07] the largest win', () => {
  it.each(Object.entries(hiloLimits))('of %s is won to the subunit, and never passed', (currency, limits) => {
    // Three, two, ace: two ways, then one.
    const state = { cards: [2, 1], ways: [2] };
    const answer = hiloGame.step({ stake: limits.stakeMax, state, step: { guess: 'lower' }, draw: cards(0) });
    expect(answer).toMatchObject({ done: true, win: limits.winMax, outcome: { won: true } });
    expect(checkBet(hiloGame, { currency, stake: limits.stakeMax, choice: {} }).ok).toBe(true);
    expect(checkBet(hiloGame, { currency, stake: limits.stakeMax + 1n, choice: {} }).ok).toBe(false);
  });

  it('no row that can be played pays more', () => {
    const row = fc.array(fc.record({ card: fc.integer({ min: 0, max: 51 }), high: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 51 }), row, (first, steps) => {
        let state = start(first);
        for (const { card, high } of steps) {
          const guess = high ? 'higher' : 'lower';
          if (!isOffered(state, guess)) continue;
          const answer = hiloGame.step({ stake: 100n, state, step: { guess }, draw: cards(card) });
          if (answer.done) {
            expect(answer.win).toBeLessThanOrEqual(hiloGame.maxWin({ stake: 100n, choice: {} }));
            return;
          }
          state = answer.state;
        }
        const { numerator, denominator } = paysOf(state.ways);
        expect(numerator * terms.largest.denominator).toBeLessThanOrEqual(terms.largest.numerator * denominator);
      }),
    );
  });
});

describe('a round of version 1 that still waits', () => {
  const [first] = hiloGame.earlier ?? [];

  it('is finished by the rules it was opened with: 98 %, at most ×82.81', () => {
    if (!first) throw new Error('version 1 is kept');
    expect([hiloGame.version, first.version]).toEqual([2, 1]);
    const state = { cards: [6, 20], ways: [6] };
    const cashed = first.step({ stake: 600n, state, step: { cash_out: true }, draw: cards() });
    expect(cashed).toMatchObject({ done: true, win: (600n * 98n * 13n) / 600n });
    const longShots = first.step({
      stake: 10_000n,
      state: { cards: [2, 1], ways: [2] },
      step: { guess: 'lower' as const },
      draw: cards(0),
    });
    expect(longShots).toMatchObject({ done: true, win: 828_100n });
    expect(termsOf(first.version)).toBe(firstTerms);
    expect(termsOf(hiloGame.version)).toBe(terms);
  });
});

it('[PP-12] [PP-13] a round of several steps is recomputed from its seeds', () => {
  const seeds = { serverSeed: 'b2'.repeat(32), clientSeed: 'a-b', nonce: 4 };
  const first = verifySteps(hiloGame, { ...seeds, stake: 500n, choice: {}, steps: [] });
  expect(first.ok && first.value.events).toHaveLength(1);
  const state = first.ok && !first.value.done ? first.value.state : start(0);
  const guess = rankOf(state.cards[0] ?? 0) > 6 ? 'lower' : 'higher';
  const second = verifySteps(hiloGame, { ...seeds, stake: 500n, choice: {}, steps: [{ guess }] });
  const again = verifySteps(hiloGame, { ...seeds, stake: 500n, choice: {}, steps: [{ guess }] });
  expect(second).toEqual(again);
  expect(second.ok && second.value.events).toHaveLength(second.ok && second.value.done ? 3 : 2);
  expect(verifySteps(hiloGame, { ...seeds, stake: 500n, choice: {}, steps: [{ cash_out: true }] }).ok).toBe(false);
});

function likelier(row: number[]): HiloGuess {
  return rankOf(row.at(-1) ?? 0) > 6 ? 'lower' : 'higher';
}

function longShot(row: number[]): HiloGuess {
  return rankOf(row.at(-1) ?? 0) > 6 ? 'higher' : 'lower';
}
