import { expect, expectAccessible, expectToFit, idle, listening, open, test } from './halley.ts';
import { joinAs, playDice, playerOf } from './players.ts';
import { putSpinsInShop } from './promotions.ts';

// Each kind of exchange, its refusals and orders are in `site/src/loyalty/mart/mart.journey.test.tsx`; here is the way of one
// player, from stakes to a gift.
test('[ROUTE-66] [SHOP-15] stakes earn points before one’s eyes, points become free spins, and those are among the gifts @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await joinAs(page);
  const { id } = await playerOf(page);
  await putSpinsInShop(playwright, { baseURL: baseURL ?? '', title: 'Five comets', playerId: Number(id) });
  await open(page, '/rocket-mart/freespins');
  await listening(page);
  const card = page.getByRole('article', { name: 'Five comets' });
  await expect(card).toContainText('1 point missing');

  await playDice(page, { rounds: 2, stakeCents: 5_000 });
  await idle(page);
  await card.getByRole('button', { name: 'Exchange: Five comets' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5 free spins');
  await expectToFit(page, 'exchange');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Exchange 1 point', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'It is yours' })).toContainText('it waits among your gifts');
  await dialog.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#orders')).toContainText('Five comets');
  await expectToFit(page, 'shop');
  await expectAccessible(page);

  await open(page, '/activity-hub');
  await expect(page.getByRole('img', { name: /^Level 1 of 12/ })).toBeVisible();
  await expectToFit(page, 'hub');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^All \d/ }).click();
  await expect(page).toHaveURL('/profile/gifts');
  await expect(page.getByRole('article', { name: /Five comets/ })).toBeVisible();
});
