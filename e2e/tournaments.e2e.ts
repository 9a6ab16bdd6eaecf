import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { joinAs, playDice, playerOf } from './players.ts';
import { makeOwnRace } from './promotions.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };

const play = (page: Page, rounds: number) => playDice(page, { rounds, stakeCents: 100 });

// Rules, refusals, the end and the prize are in `site/src/tournaments/`; here is how it looks, and that a place moves by itself.
test('[ROUTE-56] [LIVE-09] a player joins and climbs before their eyes while another one plays @phone', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const other = await browser.newContext();
  const rival = await other.newPage();
  await joinAs(rival);
  await joinAs(page);
  const playerIds = [Number((await playerOf(page)).id), Number((await playerOf(rival)).id)];
  const title = 'Race of two';
  const { id, path } = await makeOwnRace(playwright, { baseURL: baseURL ?? '', title, playerIds });
  const joined = await rival.request.post(`/api/tournaments/${id}/confirm`, {
    data: { confirmed: true },
    headers: asPage,
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  await play(rival, 2);

  await open(page, path);
  await expectAccessible(page);
  await expectToFit(page, 'before joining');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${title}?` });
  await expect(dialog).toContainText('Joining costs nothing');
  await expectToFit(page, 'the question');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You take part')).toBeVisible();

  const place = page.getByTestId('own-place');
  await play(page, 1);
  await expect(place).toHaveText('2');
  await play(page, 2);
  await expect(place).toHaveText('1');
  // Somebody else is told nothing of it by the house: the board is read again.
  await play(rival, 2);
  await expect(place).toHaveText('2');
  await expectAccessible(page);
  await expectToFit(page, 'in the race');
  await other.close();
});
