import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[SHOP-20] [ROUTE-19] [VIP-06] a level that is reached is said once and calmly, and the page of levels says what each is', async () => {
  const player = await visit(house, '/profile/level', { as: 'player' });
  await player.sees('From 500 points on. It stays yours, whatever comes.');
  const third = player.within('listitem', /^Level 3/);
  await third.sees('Level 3');
  const pictures = [...player.page.document.querySelectorAll('main ol img')].map((image) => image.getAttribute('src'));
  expect(pictures).toHaveLength(12);
  expect(pictures[2]).toBe('/levels/level-3.svg');
  const move = (key: string) =>
    house.database.tx((tx) =>
      house.house.loyalty.move(tx, [
        {
          playerId: player.id,
          kind: 'promotion',
          chargeable: 0n,
          persistent: 120_000_000n,
          key,
          detail: {},
          actor: 'system',
        },
      ]),
    );
  await move('a level');
  await player.sees('You have reached level 2');
  await player.sees('120 of 500 points to level 3.');
  await move('and none');
  await player.sees('240 of 500 points to level 3.');
  expect(await player.faults()).toEqual([]);
});
