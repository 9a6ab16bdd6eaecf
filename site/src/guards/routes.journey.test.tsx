import { beforeAll, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[ROUTE-22] limits are a page for players: a guest is sent to registration', async () => {
  const player = await visit(house, '/profile/limits', { as: 'player' });
  await player.isAt('/profile/limits');
  await player.sees('Limits');
  const guest = await visit(house, '/profile/limits');
  await guest.isAt(/^\/registration\?redirect=%2Fprofile%2Flimits/);
});

test('[SPORT-01] closing the log-in of the sportsbook leads to the sportsbook', async () => {
  const guest = await visit(house, '/sport/login');
  await guest.within('dialog').click('Close');
  await guest.isAt('/sport');
});
