import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, lobbyIn, password, settled, test } from './halley.ts';
import { joinAs } from './players.ts';

let partner: Server;
let port: number;

test.describe.configure({ mode: 'serial' });
test.skip(Boolean(process.env.E2E_URL), 'needs a house that knows the partner');
// What a frame stores under its partner is kept apart, and would stay.
test.use({ freshContext: true });

/** A partner's page: the site in a frame, and what it says written down. */
test.beforeAll(async ({ house }) => {
  port = house.partnerPort ?? 0;
  partner = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://partner').searchParams;
    const path = query.get('path') ?? '/';
    const framed = query.has('sameSite') ? house.url.replace('127.0.0.1', 'localhost') : house.url;
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Partner</title><iframe id="house" width="1300" height="800" src="${framed}${path}"></iframe>
<script>window.said=[];addEventListener("message",(e)=>said.push([e.origin,e.data]))</script>`);
  });
  await new Promise<void>((done) => partner.listen(port, '127.0.0.1', done));
});
test.afterAll(() => new Promise<void>((done) => partner.close(() => done())));

const said = (page: { evaluate<T>(run: () => T): Promise<T> }) =>
  page.evaluate(() => (window as unknown as { said: [string, unknown][] }).said);

const frameOf = async (page: Page) => {
  const frame = await (await page.waitForSelector('#house')).contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
};

test('[IFRAME-01] [IFRAME-02] the site works in a partner’s frame and says that a modal was closed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://localhost:${port}/?path=/fairness`);
  const house = page.frameLocator('#house');
  await settled(await frameOf(page));
  await house.getByRole('link', { name: 'Lobby' }).first().click();
  await expect(lobbyIn(house)).toBeAttached();
  await house.getByRole('link', { name: 'Log in' }).first().click();
  await house.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => said(page)).toEqual([[baseURL, { type: 'close' }]]);
});

test('[IFRAME-02] whoever comes in or leaves in the frame: the partner hears of it, and where the way leads', async ({
  page,
  baseURL,
}) => {
  const email = await joinAs(page);
  await page.context().clearCookies();
  const home = baseURL?.replace('127.0.0.1', 'localhost') ?? '';
  await page.context().addCookies([{ name: 'cookies_accepted', value: 'necessary', url: home }]);
  // A partner of the same site: a browser takes no session to a frame of another.
  const path = encodeURIComponent('/login?redirect=%2Fprofile%2Flevel');
  await page.goto(`http://localhost:${port}/?sameSite&path=${path}`);
  const house = page.frameLocator('#house');
  const dialog = house.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(house.getByRole('heading', { level: 1 })).toHaveText('Level');
  expect(await said(page)).toEqual([
    [home, { type: 'refresh_user' }],
    [home, { type: 'redirect', payload: { url: `${home}/profile/level` } }],
  ]);
  await house.getByTestId('balance').click();
  await house.getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(async () => (await said(page)).slice(2)).toEqual([[home, { type: 'refresh_user' }]]);
});

test('[ROUTE-30] [SPORT-01] [SPORT-02] a betting modal has no cross in a frame; outside it has, and closes to the sportsbook', async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/?path=/sport/login`);
  const dialog = page.frameLocator('#house').getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.goto('/sport/login');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/sport');
});

test('[IFRAME-01] whoever is no partner gets no frame', async ({ page, expected }) => {
  expected.push(/frame-ancestors|Framing|refused to connect|chrome-error/i);
  // The same page under another name: not an origin the house was told of.
  await page.goto(`http://127.0.0.1:${port}/?path=/fairness`);
  const frame = page.frame({ url: /chrome-error/ });
  await expect.poll(() => (frame ?? page.frames()[1])?.url()).toContain('chrome-error');
});
