import { beforeAll, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('the address of the search opens it over main, with its words', async () => {
  const guest = await visit(house, '/search?q=halo');
  await guest.sees('Games you can check');
  await guest.within('dialog').click(/Halo Hi-Lo/, 'option');
  await guest.isAt('/play/halley-studio/halo-hi-lo');
  await guest.finds('heading', 'Halo Hi-Lo');
});

test('[SEARCH-03] [SEARCH-05] nothing found is said, and the field is cleared', async () => {
  const guest = await visit(house, '/search');
  const dialog = guest.within('dialog');
  await dialog.fill('Search for a game', 'xyzzyplugh');
  await dialog.sees('Nothing for “xyzzyplugh”');
  await dialog.click('Clear the search', 'button');
  await dialog.seesNot('Nothing for');
  await dialog.finds('option');
});
