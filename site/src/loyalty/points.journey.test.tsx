import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[ROUTE-19] [API-14] [LIVE-08] points that come while the page is open are there: level, what can be spent, each move', async () => {
  const player = await visit(house, '/profile/level', { as: 'player' });
  await player.sees('No points yet');
  await house.database.tx((tx) =>
    house.house.loyalty.move(tx, [
      {
        playerId: player.id,
        kind: 'promotion',
        chargeable: 120_500_000n,
        persistent: 120_000_000n,
        key: 'journey',
        detail: { texts: { en: { title: 'A welcome' } } },
        actor: 'system',
      },
    ]),
  );
  await player.sees('120.5');
  await player.sees('120 of 500 points to level 3.');
  await player.sees('A welcome');
  await player.sees('+120.5');
  expect(await player.faults()).toEqual([]);
});
