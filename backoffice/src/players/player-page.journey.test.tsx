import { beforeAll, test } from 'vitest';
import { editPlayer, type JourneyHouse, journeyHouse, visit, wholeProfile } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-13] [OPS-14] [OPS-16] the page tells sums, what happened, and who may be the same person', async () => {
  const one = await visit(house, '', { as: 'player' });
  const two = await visit(house, '', { as: 'player' });
  for (const player of [one, two]) await editPlayer(player, wholeProfile);
  const desk = await visit(house, `/staff/players/${one.id}`, { as: 'verification' });
  await desk.sees('same name and date of birth', `Id ${two.id}`);
  await desk.within('table', /^Sums/).sees('Deposits', 'Left to us', '30 days');
  await desk.sees('Logged in', 'Player registered');
  await desk.findsNot('heading', 'Limits');
  await desk.click('Money');
  await desk.sees('Nothing has happened yet.');
});
