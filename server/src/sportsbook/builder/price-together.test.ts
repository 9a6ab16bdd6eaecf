import type { TogetherAnswer } from '@halley/sports/feed';
import { expect, test } from 'vitest';
import type { BookFixture } from '../../fixtures/index.ts';
import { priceTogether } from './price-together.ts';

const whole = 1_000_000_000;
const fixture = {
  version: 5,
  description: { sport: 'football' },
  markets: new Map([
    [
      'correct_score;period=ft',
      {
        status: 'active',
        outcomes: [
          { id: 'score:1-0', fair: 0.5 * whole, active: true },
          { id: 'score:2-1', fair: 0.47 * whole, active: true },
        ],
      },
    ],
  ]),
} as unknown as BookFixture;
const home = { market: '1x2;period=ft', outcome: 'home' };
const scorer = { market: 'scorer', outcome: 'athlete:7' };
const both = { market: 'both_score;period=ft', outcome: 'yes' };
const kept: [number, number][] = [
  [whole, 0],
  [0.5 * whole, 0],
  [0.2 * whole, 0.001 * whole],
  [0.15 * whole, 0.001 * whole],
];

test('[SPORT-72] the price is what the producer says of the legs together, less two errors and the margin', async () => {
  const priced = await priceTogether(fixture, [home, scorer], async () => ({ version: 5, kept }));
  // (0.15 + 0.002) at 8 %: 6.09, down the ladder.
  expect(priced).toMatchObject({ price: 6_000, probability: 0.15 * whole, error: 0.001 * whole });
  expect(priced).toMatchObject({ table: [1_000, 1_850, 4_500, 6_000] });
});

test.each<[string, TogetherAnswer | undefined, string]>([
  ['of an older version', { version: 4, kept }, 'NOT_PRICED_TOGETHER'],
  ['not of every choice of legs', { version: 5, kept: kept.slice(1) }, 'NOT_PRICED_TOGETHER'],
  ['known too badly', { version: 5, kept: [...kept.slice(0, 3), [0.02 * whole, 0.001 * whole]] }, 'ERROR_TOO_LARGE'],
  ['that contradict', { code: 'LEGS_CONTRADICT', legs: [0, 1] }, 'LEGS_CONTRADICT'],
  ['of a feed that does not say', undefined, 'NOT_PRICED_TOGETHER'],
])('[SPORT-72] legs %s have no price', async (_, said, code) => {
  expect(await priceTogether(fixture, [home, scorer], async () => said)).toMatchObject({ code });
});

test('[SPORT-72] where scores that the feed does not name make the price lower, it is asked; where it does not answer, they count', async () => {
  const asked = await priceTogether(fixture, [home, both], async () => ({ version: 5, kept }));
  expect(asked).toMatchObject({ probability: 0.15 * whole });
  expect(await priceTogether(fixture, [home, both], undefined)).toMatchObject({ code: 'LEG_IMPLIED' });
  expect(
    await priceTogether(fixture, [home, both], async () => ({ code: 'NOT_PRICED_TOGETHER', legs: [0] })),
  ).toMatchObject({
    code: 'LEG_IMPLIED',
  });
});
