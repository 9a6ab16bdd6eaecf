import { createServer, type Server } from 'node:http';
import { expect, test } from './halley.ts';

let partner: Server;
const port = Number(process.env.E2E_PARTNER_PORT);

test.describe.configure({ mode: 'serial' });
test.skip(Boolean(process.env.E2E_URL) && !process.env.E2E_PARTNER_PORT, 'needs a house that knows the partner');

/** A partner's page: the site in a frame, and what it says written down. */
test.beforeAll(async ({ baseURL }) => {
  partner = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://partner').searchParams.get('path') ?? '/';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Partner</title><iframe id="house" width="1300" height="800" src="${baseURL}${path}"></iframe>
<script>window.said=[];addEventListener("message",(e)=>said.push([e.origin,e.data]))</script>`);
  });
  await new Promise<void>((done) => partner.listen(port, '127.0.0.1', done));
});
test.afterAll(() => new Promise<void>((done) => partner.close(() => done())));

const said = (page: { evaluate<T>(run: () => T): Promise<T> }) =>
  page.evaluate(() => (window as unknown as { said: [string, unknown][] }).said);

test('[IFRAME-01] [IFRAME-02] the site works in a partner’s frame and says that a modal was closed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://localhost:${port}/?path=/fairness`);
  const house = page.frameLocator('#house');
  await house.getByRole('link', { name: 'Lobby' }).first().click();
  await expect(house.locator('h2', { hasText: 'Halley originals' })).toBeAttached();
  await house.getByRole('link', { name: 'Log in' }).first().click();
  await house.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => said(page)).toEqual([[baseURL, { type: 'close' }]]);
});

test('[IFRAME-01] a betting modal has no cross in a frame; outside it has', async ({ page }) => {
  await page.goto(`http://localhost:${port}/?path=/sport/login`);
  const dialog = page.frameLocator('#house').getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.goto('/sport/login');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
});

test('[IFRAME-01] whoever is no partner gets no frame', async ({ page, expected }) => {
  expected.push(/frame-ancestors|Framing|refused to connect|chrome-error/i);
  // The same page under another name: not an origin the house was told of.
  await page.goto(`http://127.0.0.1:${port}/?path=/fairness`);
  const frame = page.frame({ url: /chrome-error/ });
  await expect.poll(() => (frame ?? page.frames()[1])?.url()).toContain('chrome-error');
});
