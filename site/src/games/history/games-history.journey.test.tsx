import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, playDice, visit } from '../../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const history = '/profile/games-history';

test('[ROUTE-24] a guest is asked in first, with the way back to the very page', async () => {
  const guest = await visit(house, `${history}?from=2026-03-01`);
  await guest.isAt(`/registration?redirect=${encodeURIComponent(`${history}?from=2026-03-01`)}`);
});

test('a newcomer reads that there is nothing yet', async () => {
  const player = await visit(house, history, { as: 'player' });
  await player.sees('No rounds yet');
});

test('a player pages through the rounds and takes them home as a file', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 27);
  await player.goes(history);
  const table = player.within('table', 'Rounds');
  await table.finds('row', /Orbit Dice/);
  expect(await table.textsOf('row')).toHaveLength(26);
  await player.click('Show more');
  await player.sees('That was all.');
  const rows = await table.textsOf('row');
  expect(rows).toHaveLength(28);
  expect(rows[1]).toMatch(/Orbit Dice.*€1\.00.*(\+€0\.98|−€1\.00).*Finished/);
  const link = [...player.page.document.querySelectorAll('a')].find((one) =>
    one.textContent?.includes('Download as CSV'),
  );
  const file = await player.call<string>('GET', link?.getAttribute('href') ?? '');
  expect(file.headers.get('content-disposition')).toContain('halley-games-history.csv');
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(28);
});

test('a round is opened with its proof, and can be watched again', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 1);
  await player.goes(history);
  await player.click(/^Details of the round of/);
  const dialog = player.within('dialog', 'A round of Orbit Dice');
  await dialog.sees('over 50.49', 'Sealed until you open it in the game');
  await dialog.finds('link', 'How to check a round');
  await dialog.click('Watch it again', 'link');
  await player.isAt(/^\/play\/halley-studio\/orbit-dice\?mode=real&replay=/);
});

test('days and game narrow it, and stand in the address', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 2);
  await player.goes(history);
  await player.finds('table', 'Rounds');
  const today = new Date().toISOString().slice(0, 10);
  await player.click(/^Filter/, 'button');
  await player.fill('From', today);
  await player.fill('Game', 'Orbit Dice');
  await player.click('Show', 'button');
  await player.isAt(new RegExp(`from=${today}`));
  await player.finds('table', 'Rounds');
  await player.click('Filter (2)', 'button');
  await player.within('main').finds('link', 'Show all');
  await player.fill('From', '');
  await player.fill('To', '2026-01-01');
  await player.click('Show', 'button');
  await player.sees('No rounds found');
  await player.click('Filter (2)', 'button');
  await player.within('main').click('Show all', 'link');
  await player.finds('table', 'Rounds');
});
