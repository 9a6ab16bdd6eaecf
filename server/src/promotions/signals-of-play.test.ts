import { expect, test } from 'vitest';
import { type GiftPlay, signalsOfPlay } from './signals-of-play.ts';

const play = (change: Partial<GiftPlay>): GiftPlay => ({
  giftId: 3,
  playerId: 1,
  promotionId: 2,
  currency: 'EUR',
  rounds: 30,
  atMaximum: 0,
  games: 1,
  leftOpen: 0,
  beside: [],
  ...change,
});

test.each<[string, Partial<GiftPlay>, string[]]>([
  ['usual play', {}, []],
  ['largest stakes nearly always, in one game', { atMaximum: 27 }, ['maximum_stakes']],
  ['largest stakes less often', { atMaximum: 26 }, []],
  ['largest stakes in a few rounds', { rounds: 29, atMaximum: 29 }, []],
  ['largest stakes in many games', { atMaximum: 30, games: 3 }, []],
  ['two rounds left open', { leftOpen: 2 }, []],
  ['three rounds left open', { leftOpen: 3 }, ['rounds_left_open']],
  ['bets against each other', { beside: [{ playerId: 9, rounds: 10, opposite: 9 }] }, ['complementary_bets']],
  ['against each other half of the time', { beside: [{ playerId: 9, rounds: 40, opposite: 20 }] }, []],
  ['against each other a few times', { beside: [{ playerId: 9, rounds: 9, opposite: 9 }] }, []],
])('%s', (_name, change, kinds) => {
  expect(signalsOfPlay(play(change)).map(({ kind }) => kind)).toEqual(kinds);
});

test('a signal has its evidence', () => {
  expect(
    signalsOfPlay(play({ atMaximum: 30, leftOpen: 4, beside: [{ playerId: 9, rounds: 12, opposite: 12 }] })),
  ).toEqual([
    { kind: 'maximum_stakes', detail: { rounds: 30, at_maximum: 30, games: 1 } },
    { kind: 'rounds_left_open', detail: { rounds: 4 } },
    { kind: 'complementary_bets', detail: { player: 9, rounds: 12, opposite: 12 } },
  ]);
});
