import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createDatabase, systemClock } from '../server/src/kit/index.ts';
import { createMember } from '../server/src/staff/index.ts';
import { expect, expectAccessible, idle, newEmail, password, still } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import type { Caller } from './players.ts';

const staffPassword = 'Perihelion-2061';
const asPage = { 'x-requested-with': 'XMLHttpRequest' };
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

export async function enterPassword(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Scans, in a manner of speaking, and enters the first code. */
export async function setUpSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

/** Somebody new on the staff, signed in on this page: a desk that no other journey shares. */
export async function joinStaff(page: Caller, role = 'admin'): Promise<void> {
  await acceptInvitation(page, newEmail(), role);
  const { secret } = await callDesk(page, 'two_factor', {});
  await callDesk(page, 'two_factor/confirmation', { code: codeOf(secret) });
}

/** Somebody who has chosen a password and has not come in yet. */
export async function newMember(page: Page): Promise<{ email: string; password: string }> {
  const email = newEmail();
  await acceptInvitation(page, email, 'admin');
  await page.request.delete('/api/staff/session', { headers: asPage });
  return { email, password: staffPassword };
}

async function acceptInvitation(page: Caller, email: string, role: string): Promise<void> {
  const token = await invite({ email, role });
  await callDesk(page, 'invitation/acceptance', { token, password: staffPassword });
}

async function callDesk(page: Caller, path: string, data: object) {
  const answer = await page.request.post(`/api/staff/${path}`, { data, headers: asPage });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function invite(member: { email: string; role: string }): Promise<string> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  try {
    const whole = { ...member, name: 'Mary Somerville', publicUrl: 'http://127.0.0.1', clock: systemClock };
    const link = await database.tx((tx) => createMember(tx, whole));
    return new URL(link).hash.slice(1);
  } finally {
    await database.close();
  }
}

/** Likewise, in a window of its own. */
export async function openDesk(browser: Browser, { role }: { role?: string } = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await joinStaff(page, role);
  await page.goto('/staff/');
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  return page;
}

/** A cashout is agreed to by somebody on the staff; it goes to the provider then. Their desk has journeys of its own. */
export async function agreeToCashout(browser: Browser, id: number, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const desk = await context.newPage();
  await joinStaff(desk);
  // The checks of a cashout are made in the background.
  await idle(desk);
  const answer = await desk.request.post(`/api/staff/payments/${id}/approval`, { data: {}, headers: asPage });
  expect(answer.ok(), await answer.text()).toBe(true);
  await context.close();
}

let shots = 0;

/** With `E2E_SHOTS=folder` an image of what was looked at stays there. */
export async function expectFinished(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await still(page);
  const folder = process.env.E2E_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/backoffice-${++shots}.png` });
  await expectAccessible(page);
}

/** A player with a document in the queue, made through the players' own API. */
export async function playerWithDocument(
  browser: Browser,
  type: 'identity' | 'address',
): Promise<{ id: number; email: string }> {
  const context = await browser.newContext();
  const email = newEmail();
  const user = { email, password, terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  const registered = await context.request.post('/api/users', { data: { user } });
  expect(registered.status(), await registered.text()).toBe(201);
  const { id } = await (await context.request.get('/api/player')).json();
  const picture = await pictureOf(await context.newPage());
  const uploaded = await context.request.post('/api/player/documents', {
    multipart: {
      'document[attachment]': { name: 'passport.png', mimeType: 'image/png', buffer: picture },
      'document[document_type]': type,
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  await context.close();
  return { id, email };
}

/** A real image, so that the check of uploads has something to look at. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.setContent('<h1>PASSPORT</h1><p>Specimen, valid until 2061</p>');
  return page.screenshot();
}
