import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './halley.ts';
import { editPlayer, joinAs, playerOf } from './players.ts';

const pages = {
  '/profile': 'Personal details',
  '/users': 'Personal details',
  '/profile/level': 'Level',
  '/profile/gifts': 'Gifts',
  '/profile/limits': 'Limits and breaks',
  '/profile/security': 'Security',
  '/profile/promocode': 'Promo code',
  '/profile/subscriptions': 'Messages from us',
};
const withoutTab = ['/profile/gifts', '/profile/promocode'];
const own = ['/profile', '/profile/level', '/profile/security', '/profile/promocode', '/profile/subscriptions'];

test('[ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-23] [ROUTE-25] pages of the profile are for players, under their addresses; axe finds nothing, nothing scrolls sideways @phone', async ({
  page,
}) => {
  test.slow();
  for (const path of [...own, '/users']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location, path).toBe(`/registration?redirect=${encodeURIComponent(path)}`);
  }
  await joinAs(page, { country: 'AU' });
  await editPlayer(page, { first_name: 'Ada' });
  for (const [path, heading] of Object.entries(pages)) {
    await open(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Gifts and the promo code have an address and no tab until there is something to find.
    if (!withoutTab.includes(path)) {
      const current = page.getByRole('navigation', { name: 'Profile' }).locator('[aria-current]');
      await expect(current).toHaveText(heading);
      await expect(current).toBeInViewport();
    }
    if (!own.includes(path)) continue;
    await expectAccessible(page);
    // The page cuts what is too wide, so each control is looked at; tabs scroll in their own row.
    const outside = await page.evaluate(
      (width) =>
        [...document.querySelectorAll('#main :is(input, select, button, a, p)')]
          .filter((element) => !element.closest('nav') && element.getBoundingClientRect().right > width)
          .map((element) => element.outerHTML.slice(0, 120)),
      page.viewportSize()?.width ?? 0,
    );
    expect(outside, path).toEqual([]);
  }
});

test('a break is one press away from every page of the profile', async ({ page }) => {
  await joinAs(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/profile');
  await page.getByRole('link', { name: 'Take a break' }).click();
  await expect(page).toHaveURL('/profile/limits');
});

async function fillDetails(page: Page) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Komet');
  await page.getByLabel('Day of birth').fill('9');
  await page.getByLabel('Month of birth').fill('2');
  await page.getByLabel('Year of birth').fill('1986');
}

test('[API-10] [PLAYER-04] details are edited, what was set once is locked, and the profile grows @phone-deep', async ({
  page,
}) => {
  await joinAs(page);
  await open(page, '/profile');
  const meter = page.getByRole('progressbar', { name: 'Profile complete' });
  // The account and the country of nine.
  await expect(meter).toHaveAttribute('aria-valuenow', '22.2');
  await expect(page.getByText('Still missing:')).toContainText('First name');
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();

  await fillDetails(page);
  await page.getByLabel('Mobile phone').fill('1511 2345678');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Street and number').fill('Sternwartenweg 76');
  await page.getByLabel('Postal code').fill('nonsense!');
  await save.click();
  await expect(page.getByText('Postal code does not fit this country.')).toBeVisible();
  await expect(page.getByLabel('Postal code')).toBeFocused();
  expect((await playerOf(page)).city).toBeNull();

  await page.getByLabel('Postal code').fill('12439');
  await save.click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  expect(await playerOf(page)).toMatchObject({
    first_name: 'Ada',
    last_name: 'Komet',
    date_of_birth: '1986-02-09',
    mobile_phone: '+4915112345678',
    city: 'Berlin',
    postal_code: '12439',
  });
  await expect(meter).toBeHidden();

  // Name and birthday can be read, not changed; the explanation stands with them.
  const details = page.getByRole('definition');
  await expect(details.filter({ hasText: 'Ada' })).toBeVisible();
  await expect(details.filter({ hasText: '9 February 1986' })).toBeVisible();
  await expect(page.getByText('Fields with a lock were set once')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await page.getByLabel('City').fill('Potsdam');
  await save.click();
  await expect.poll(async () => (await playerOf(page)).city).toBe('Potsdam');
});

test('what the server refuses lands on its field, and what was typed stays', async ({ page, expected }) => {
  expected.push(/422/);
  await joinAs(page);
  await open(page, '/profile');
  await page.getByLabel('First name').fill('Ada');
  // Another window was quicker: the field is closed by now.
  await editPlayer(page, { first_name: 'Grace' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('First name cannot be changed any more. Support can help.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('[PLAYER-03] [TOAST-04] [TOAST-05] messages are agreed to and stopped one by one @phone-deep', async ({
  page,
}) => {
  await joinAs(page);
  await open(page, '/profile/subscriptions');
  const mail = page.getByRole('switch', { name: /News and offers by e-mail/ });
  await expect(mail).not.toBeChecked();
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You will get our news from now on')).toBeVisible();
  await expect(mail).toBeChecked();
  await expect(mail).toBeFocused();
  const kept = await (await page.request.get('/api/subscriptions')).json();
  expect(kept).toMatchObject({ receive_promos: true, receive_sms_promos: false });

  // The same wish from a page that is behind.
  const late = await page.context().newPage();
  await page.request.put('/api/subscriptions', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { subscription_params: { receive_promos: false } },
  });
  await open(late, '/profile/subscriptions');
  await page.request.put('/api/subscriptions', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { subscription_params: { receive_promos: true } },
  });
  await late.getByRole('switch', { name: /News and offers by e-mail/ }).click();
  await expect(late.getByText('You already get our news')).toBeVisible();
  await expect(late.getByRole('switch', { name: /News and offers by e-mail/ })).toBeChecked();
  await late.close();

  await page.getByRole('button', { name: 'Stop all of them' }).click();
  await expect(page.getByText('Your choice is saved')).toBeVisible();
  await expect(mail).not.toBeChecked();
  await open(page, '/profile/subscriptions');
  await expect(mail).not.toBeChecked();
});

test('[TOAST-06] a subscription that fails says so and changes nothing', async ({ page, expected }) => {
  expected.push(/503/);
  await joinAs(page);
  await open(page, '/profile/subscriptions');
  await page.route('**/api/subscriptions', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE' } } }),
  );
  const mail = page.getByRole('switch', { name: /News and offers by e-mail/ });
  await mail.click();
  await expect(page.getByText('Something went wrong. Nothing was changed.')).toBeVisible();
  await expect(mail).not.toBeChecked();
});
