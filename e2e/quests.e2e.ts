import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { joinAs, playerOf } from './players.ts';
import { makeOwnQuest } from './promotions.ts';

// Levels, gifts, tickets and draws are in `site/src/**/*.journey.test.tsx`; here is how the map looks and is walked.
test('[ROUTE-58] [ROUTE-80] [QUEST-05] the map of a quest fits, is joined, and shows where one stands @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await joinAs(page);
  const playerId = Number((await playerOf(page)).id);
  const slug = await makeOwnQuest(playwright, { baseURL: baseURL ?? '', playerId });
  const isListed = async () => (await (await page.request.get('/api/tournaments')).text()).includes(slug);
  await expect.poll(isListed).toBe(true);
  await open(page, `/action/${slug}`);
  await expect(page.getByRole('img', { name: /^The map: a way of 3 levels/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'before joining');
  await page.getByRole('button', { name: 'Take part' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Leave this quest' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave this quest' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Leave this quest?' });
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectToFit(page, 'after joining');
});
