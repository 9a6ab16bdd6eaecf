import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FairDraw, fairDraw } from '../fair/index.ts';
import { checkBet, compareRatios, ratioInHundredthsOfPercent, sumOfSpots } from '../kit/index.ts';
import { ALL_DEALS, type CoupClass, coupChances } from './chances.ts';
import { bankerDraws, dealCoup, isPair, playerDraws, pointsOf, resultOf, totalOf } from './coup.ts';
import {
  type BaccaratSpot,
  baccaratGame,
  baccaratLimits,
  baccaratSpots,
  baccaratWin,
  classOf,
  largestBaccaratWin,
  paysOfSpot,
  returnOfSpot,
  winOf,
} from './rules.ts';
import { countDeals } from './testing/count-deals.ts';

/** Cards as places of a fresh shoe that the test has chosen. */
function dealing(...cards: number[]): FairDraw {
  const gone: number[] = [];
  return {
    float: () => 0,
    integer: () => {
      const card = cards.shift() as number;
      const below = gone.filter((place) => place < card).length;
      gone.push(card);
      return card - below;
    },
    position: 0,
  };
}
const drawOf = (nonce: number) => fairDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce });
const [ace, two, three, four, five, six, seven, eight, nine, king] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12];
const check = (bets: unknown, stake: bigint, currency = 'EUR') =>
  checkBet(baccaratGame, { currency, stake, choice: { bets } });
const layouts = fc
  .record(
    { player: fc.nat(500), tie: fc.nat(500), 'player-pair': fc.nat(500), 'banker-pair': fc.nat(500) },
    { requiredKeys: [] },
  )
  .chain((bets) => fc.constantFrom(bets, { ...bets, player: undefined, banker: bets.player ?? 77 }))
  .map((bets) => Object.fromEntries(Object.entries(bets).filter(([, part]) => part)) as Record<BaccaratSpot, number>)
  .filter((bets) => Object.keys(bets).length > 0);

describe('a coup', () => {
  test.each<[string, number[], { player: number[]; banker: number[] }]>([
    ['a natural ends it', [nine, ace, king, two], { player: [nine, king], banker: [ace, two] }],
    ['the banker has the natural', [ace, eight, two, king], { player: [ace, two], banker: [eight, king] }],
    ['six and seven stand', [six, seven, king, king + 13], { player: [six, king], banker: [seven, king + 13] }],
    [
      'the player stands, the banker draws to five',
      [six, five, king, king + 13, two],
      { player: [six, king], banker: [five, king + 13, two] },
    ],
    [
      'three stands on an eight',
      [ace, three, ace + 13, king, eight],
      { player: [ace, ace + 13, eight], banker: [three, king] },
    ],
    [
      'six draws on a seven',
      [ace, six, ace + 13, king, seven, four],
      { player: [ace, ace + 13, seven], banker: [six, king, four] },
    ],
  ])('%s', (_, cards, coup) => {
    expect(dealCoup(dealing(...cards))).toEqual(coup);
  });

  test("the banker's table, every cell", () => {
    const draws = (banker: number) =>
      Array.from({ length: 10 }, (_, third) => (bankerDraws(banker, third) ? 'd' : '.')).join('');
    expect(Array.from({ length: 8 }, (_, banker) => draws(banker))).toEqual([
      'dddddddddd',
      'dddddddddd',
      'dddddddddd',
      'dddddddd.d',
      '..dddddd..',
      '....dddd..',
      '......dd..',
      '..........',
    ]);
    expect([5, 6].map((banker) => bankerDraws(banker, undefined))).toEqual([true, false]);
    expect([playerDraws(5, 7), playerDraws(6, 0), playerDraws(5, 8), playerDraws(8, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('thousands of them keep to the rules, and every class of coup falls', () => {
    const seen = new Set<string>();
    for (let nonce = 0; nonce < 20_000 && seen.size < coupChances.length; nonce++) {
      const coup = dealCoup(drawOf(nonce));
      const [player, banker] = [totalOf(coup.player.slice(0, 2)), totalOf(coup.banker.slice(0, 2))];
      const third = coup.player[2];
      const natural = player >= 8 || banker >= 8;
      expect(coup.player.length === 3).toBe(playerDraws(player, banker));
      expect(coup.banker.length === 3).toBe(
        !natural && bankerDraws(banker, third === undefined ? undefined : pointsOf(third)),
      );
      seen.add(JSON.stringify(classOf(coup)));
    }
    expect(seen.size).toBe(12);
  });
});

describe('[PP-14] what comes back', () => {
  test('every deal of an eight-pack shoe was counted', () => {
    const sort = (rows: readonly (CoupClass & { deals: number })[]) =>
      rows.map((row) => JSON.stringify(row)).toSorted();
    expect(sort(countDeals())).toEqual(sort(coupChances));
    expect(coupChances.reduce((sum, { deals }) => sum + deals, 0)).toBe(ALL_DEALS);
    expect(Number.isSafeInteger(ALL_DEALS)).toBe(true);
  });

  test.each<[BaccaratSpot, number]>([
    ['player', 9_876],
    ['banker', 9_894],
    ['tie', 8_564],
    ['player-pair', 8_963],
    ['banker-pair', 8_963],
  ])('%s: %d hundredths of a percent', (spot, hundredths) => {
    expect(ratioInHundredthsOfPercent(returnOfSpot(spot))).toBe(hundredths);
  });

  test('a pair falls 31 times in 415', () => {
    expect(compareRatios(returnOfSpot('player-pair'), { numerator: 12n * 31n, denominator: 415n })).toBe(0);
  });

  test('at a stake: never above the return before rounding, and the same where nothing is rounded', () => {
    fc.assert(
      fc.property(layouts, (bets) => {
        const bet = { stake: sumOfSpots(bets), choice: { bets } };
        expect(compareRatios(baccaratGame.rtpAtStake(bet), baccaratGame.rtp(bet.choice))).toBeLessThanOrEqual(0);
        const scaled = Object.fromEntries(Object.entries(bets).map(([spot, part]) => [spot, part * 20]));
        const whole = { stake: sumOfSpots(scaled), choice: { bets: scaled } };
        expect(compareRatios(baccaratGame.rtpAtStake(whole), baccaratGame.rtp(bet.choice))).toBe(0);
      }),
    );
  });

  test('[PP-07] the most a layout can win is won by one class of coup', () => {
    fc.assert(
      fc.property(layouts, (bets) => {
        const wins = coupChances.map((coup) => winOf(bets, coup));
        expect(wins).toContain(largestBaccaratWin(bets));
        expect(wins.every((win) => win <= largestBaccaratWin(bets))).toBe(true);
      }),
    );
  });

  test.each(Object.entries(baccaratLimits))('[PP-07] %s: the largest win is won to the subunit', (currency, limits) => {
    const bets = { 'player-pair': Number(limits.stakeMax) };
    expect(check(bets, limits.stakeMax, currency)).toMatchObject({ ok: true });
    expect(baccaratWin(bets, { player: [five, five], banker: [ace, two] })).toBe(limits.winMax);
  });
});

describe('what is paid', () => {
  const coups = {
    player: { player: [four, five], banker: [ace, two] },
    banker: { player: [ace, two], banker: [four, five] },
    tie: { player: [ace, two], banker: [king, three] },
  };
  test.each<[BaccaratSpot, keyof typeof coups, bigint]>([
    ['player', 'player', 200n],
    ['player', 'banker', 0n],
    ['player', 'tie', 100n],
    ['banker', 'player', 0n],
    ['banker', 'banker', 195n],
    ['banker', 'tie', 100n],
    ['tie', 'player', 0n],
    ['tie', 'banker', 0n],
    ['tie', 'tie', 900n],
    ['player-pair', 'player', 0n],
    ['banker-pair', 'banker', 0n],
  ])('%s, and it is %s', (spot, result, win) => {
    expect(resultOf(coups[result])).toBe(result);
    expect(baccaratWin({ [spot]: 100 }, coups[result])).toBe(win);
  });

  test('pairs pay whoever wins, and the commission is rounded down once', () => {
    const coup = { player: [ace, two], banker: [four, four + 13] };
    expect(isPair(coup.banker)).toBe(true);
    expect(baccaratWin({ 'banker-pair': 100, banker: 11 }, coup)).toBe(1_221n);
    expect(isPair([9, 10])).toBe(false);
  });
});

test('[PP-11] events, outcome and win say the same', () => {
  fc.assert(
    fc.property(layouts, fc.nat(9_999), (bets, nonce) => {
      const { events, outcome, win } = baccaratGame.play({
        stake: sumOfSpots(bets),
        choice: { bets },
        draw: drawOf(nonce),
      });
      const cards = (side: string) =>
        events.flatMap((event) => (event.type === 'dealt' && event.side === side ? [event.card] : []));
      expect(cards('player')).toEqual(outcome.player);
      expect(cards('banker')).toEqual(outcome.banker);
      expect(win).toBe(baccaratWin(bets, outcome));
      const kind = classOf(outcome);
      expect(events.at(-1)).toEqual({
        type: 'settled',
        result: outcome.result,
        player: totalOf(outcome.player),
        banker: totalOf(outcome.banker),
        won: Object.keys(bets).filter((spot) => paysOfSpot(spot as BaccaratSpot, kind) > 100),
      });
    }),
  );
});

test.each<[string, unknown, bigint]>([
  ['no bets', undefined, 100n],
  ['an empty layout', {}, 100n],
  ['both sides', { player: 50, banker: 50 }, 100n],
  ['a spot that is not there', { dealer: 100 }, 100n],
  ['parts above the stake', { player: 200 }, 100n],
  ['parts below the stake', { tie: 50 }, 100n],
  ['a sum as text', { player: '100' }, 100n],
])('refused: %s', (_, bets, stake) => {
  expect(check(bets, stake)).toMatchObject({ ok: false, refusal: { code: 'choice.invalid', field: 'choice' } });
});

test('refused: a chip below the smallest', () => {
  expect(check({ player: 95, tie: 5 }, 100n)).toMatchObject({ refusal: { code: 'stake_cents.too_small', limit: 10n } });
  expect(baccaratSpots.every((spot) => check({ [spot]: 10 }, 10n).ok)).toBe(true);
});
