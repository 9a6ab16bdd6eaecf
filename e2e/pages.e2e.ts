import { dice, expect, expectAccessible, expectToFit, gameFrame, lobbyIn, open, test } from './halley.ts';
import { joinAs } from './players.ts';

/** A guest's game waits until it is asked for. */
const demo = `${dice}?mode=demo`;
const guestPages = [
  '/',
  demo,
  `${dice}/rules`,
  '/fairness',
  '/terms-and-conditions',
  '/producers/halley-studio',
  '/vip',
  '/promo/see-for-yourself',
  '/oops',
];

const modalPages = ['/login', '/registration', '/remind', '/new-password?reset_password_token=x', '/email-verify'];

test('axe finds nothing on the pages for guests, and every page fits its screen @phone', async ({ page }) => {
  test.slow();
  for (const path of guestPages) {
    await open(page, path);
    if (path === demo) await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  }
  // The same pages with longer words: what could break is the room they take.
  for (const path of ['/de', `/de${dice}/rules`, '/de/fairness']) {
    await open(page, path);
    await expectToFit(page);
  }
});

test('axe finds nothing in the modals for guests, in English and with longer words @phone', async ({ page }) => {
  test.slow();
  for (const path of [...modalPages, '/de/registration']) {
    await open(page, path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('axe finds nothing among the bricks @phone', async ({ page }) => {
  test.slow();
  await page.goto('/demo/ui');
  await expectAccessible(page);
});

test('axe finds nothing for a player: lobby, game, menu @phone', async ({ page }) => {
  test.slow();
  await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await gameFrame(page).getByRole('button').first().waitFor();
  await expectAccessible(page);
  await open(page, '/');
  await expectAccessible(page);
  await page.getByTestId('balance').click();
  await expectAccessible(page, 'menu');
});

test('axe finds nothing in the drawer, and it closes by Escape and outside @phone-only', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Fairness' })).toBeVisible();
  await expectAccessible(page, 'drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL('/fairness');
  await expect(drawer).toBeHidden();
});

test('an unknown address is a real 404 @phone-deep', async ({ page, expected }) => {
  expected.push(/404/);
  for (const path of [
    '/nothing/here',
    '/play/nobody/nothing',
    '/xx/fairness',
    '/producers/nobody',
    '/assets/none.js',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
  }
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing at this address');
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL('/');
});

test('slashes at the end and spelling of a prefix are tidied, never to another host [ROUTE-40]', async ({
  request,
  baseURL,
}) => {
  const moved = async (path: string) =>
    (await request.get(`${baseURL}${path}`, { maxRedirects: 0 })).headers().location;
  expect(await moved('/fairness/')).toBe('/fairness');
  expect(await moved('/EN-au/fairness/?a=1')).toBe('/en-AU/fairness?a=1');
  expect(await moved('/de/')).toBe('/de');
  expect(await moved('//example.com/')).toBe('/example.com');
});

test('the first page works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(lobbyIn(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Orbit Dice' }).first()).toBeVisible();
  await context.close();
});

test('strict policy: a new nonce with every answer, also from the cache', async ({ request }) => {
  const read = async () => {
    const response = await request.get('/', { headers: { 'accept-language': 'en' } });
    const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];
    return { nonce, html: await response.text(), headers: response.headers() };
  };
  const [first, second] = [await read(), await read()];
  expect(first.nonce).not.toBe(second.nonce);
  for (const { nonce, html } of [first, second]) {
    // What is described for search engines is data: no browser runs it.
    const inline = [...html.matchAll(/<script(?![^>]*(\bsrc=|ld\+json))[^>]*>/g)].map(([tag]) => tag);
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son\w+="/);
  }
  expect(first.headers['strict-transport-security']).toBeUndefined();
  expect(first.headers['x-content-type-options']).toBe('nosniff');
});

test('offline is said, and taken back; what had not come yet stays as it was drawn', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(lobbyIn(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(lobbyIn(page)).toBeVisible();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('movement is left out for who asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/login');
  const animation = await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).animationName);
  expect(animation).toBe('none');
});
