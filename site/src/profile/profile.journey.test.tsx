import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('what a player saves is kept, and stands there after a reload', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('City', 'Oslo');
  await player.click('Save changes');
  await player.sees('Your details are saved');
  await player.reloads();
  expect(await player.valueOf('City')).toBe('Oslo');
});
