import { wholeProfile } from '../contract/src/testing/a-player.ts';
import { balanceOf, fillCard, plainCard } from './cashier.ts';
import {
  dice,
  expect,
  expectAccessible,
  expectToFit,
  fillRegistration,
  gameFrame,
  listening,
  newEmail,
  open,
  test,
} from './halley.ts';
import { editPlayer } from './players.ts';
import { makeTinyBonus } from './promotions.ts';

// Stages, refusals, codes, queues and ends are in `site/src/bonuses/*.journey.test.tsx` and
// `site/src/payments/deposit-bonus.journey.test.tsx`; here is the whole way, as one newcomer goes it.
// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

test('[LIVE-04] [PP-20] a bonus by a link: joined, paid in with it, played, and turned into own money before one’s eyes @phone', async ({
  page,
  playwright,
  baseURL,
  expected,
}) => {
  // The longest way of all: a whole life of a bonus.
  test.slow();
  // The stake that the bonus refuses.
  expected.push(/422.*studio\/dice\/rounds/);
  const code = await makeTinyBonus(playwright, { baseURL: baseURL ?? '', title: 'A tenth on top' });
  await page.context().addCookies([{ name: 'x-demo-country', value: 'DE', url: baseURL }]);
  await open(page, `/registration?promo=${code}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Promo code ${code}`);
  await fillRegistration(page, newEmail());
  const balance = page.getByTestId('balance');
  await expect(balance).toHaveText('€1,000.00');
  await editPlayer(page, wholeProfile);

  await open(page, '/deposit');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Amount to pay in').fill('20');
  const bonus = dialog.getByRole('radio', { name: /^A tenth on top/ });
  const none = dialog.getByRole('radio', { name: /^No bonus/ });
  await expect(bonus).not.toBeChecked();
  await expect(none).not.toBeChecked();
  const [yes, no] = await Promise.all([bonus, none].map((choice) => choice.locator('..').boundingBox()));
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  await bonus.check();
  await expectToFit(page, 'offers');
  await dialog.getByRole('button', { name: 'Continue with €20.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Check and pay' })).toContainText('€2.00 bonus');
  await dialog.getByRole('button', { name: 'Pay €20.00' }).click();
  await fillCard(page, plainCard);
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await dialog.getByRole('link', { name: 'To your gifts' }).click();

  await expect(page).toHaveURL('/profile/gifts');
  const gift = page.getByRole('article', { name: 'A tenth on top: €2.00' });
  await expect(gift).toContainText('€0.00 of €2.00 staked');
  await expectToFit(page, 'gifts');
  await expectAccessible(page);

  await open(page, `${dice}?mode=real`);
  await listening(page);
  // From here on nothing is loaded anew.
  let loads = 0;
  page.on('load', () => loads++);
  const game = gameFrame(page);
  const roll = game.getByRole('button', { name: 'Roll', exact: true });
  const stake = game.getByRole('textbox', { name: 'Stake' });
  await stake.fill('6');
  await roll.click();
  await game.getByRole('button', { name: 'Play without the bonus' }).click();
  await expect(dialog).toContainText('With “A tenth on top” a stake can be €5.00 at most. Nothing was staked.');
  await dialog.getByRole('button', { name: 'Stake less' }).click();

  // 1.00 is half of what is asked for, the next one ends it. Own money is staked first, so the bonus is whole till then.
  await stake.fill('1');
  await roll.click();
  const menu = page.locator('#account-menu');
  // On a phone the game is the whole screen: what has become of the bonus stands in its own row, and on the page of gifts.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (!isPhone) {
    await balance.click();
    await expect(menu.getByRole('progressbar', { name: 'Gift progress' })).toHaveAttribute('aria-valuenow', '50');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  // The next round is clicked when this one has been shown.
  await expect(roll).toBeEnabled();
  await roll.click();
  await expect(page.getByText('€2.00 of it is your own money now.')).toBeVisible();
  expect(loads).toBe(0);
  if (isPhone) await open(page, '/profile/gifts');
  await balance.click();
  await expect(menu.getByRole('progressbar', { name: 'Ready to cash out' })).toHaveAttribute('aria-valuenow', '100');
  const own = await balanceOf(page, 'EUR');
  await expect(balance).toHaveText(
    new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format((own ?? 0) / 100),
  );
});
