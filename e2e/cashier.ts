import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { wholeProfile } from '../contract/src/testing/a-player.ts';
import { mailedLink } from './mailbox.ts';
import { editPlayer, joinAs } from './players.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };

/** A new player to whom the cashier opens, with 1 000 of the wallet's money where it is euro. */
export async function joinWhole(page: Page, user: Record<string, unknown> = {}): Promise<string> {
  const email = await joinAs(page, user);
  await editPlayer(page, wholeProfile);
  return email;
}

/** Money may only leave for somebody whose address is confirmed. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const link = new URL(await mailedLink(page.request, email, 'confirmation_token'), 'http://any');
  const token = link.searchParams.get('confirmation_token') ?? '';
  const answer = await page.request.get(`/api/users/confirmation?confirmation_token=${encodeURIComponent(token)}`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

export interface Started {
  payment_id: number;
  mode: string;
  url?: string;
  options?: { url: string; data: Record<string, string> };
}

/** A payment without the screens, for journeys about what becomes of it. */
export async function startPayment(page: Page, body: Record<string, unknown>): Promise<Started> {
  const answer = await page.request.post('/api/payment_processing', {
    headers: { ...asPage, 'idempotency-key': randomUUID() },
    data: { payment_action: 'deposit', currency: 'EUR', amount: '50.00', fields: {}, ...body },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A card that asks nothing more. */
export const plainCard = '4000 0000 0000 0002';

/** The provider's page of a card: number, date, code; what comes next is decided there. */
export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Valid until').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

export async function balanceOf(page: Page, currency: string): Promise<number | undefined> {
  const accounts = (await (await page.request.get('/api/player/accounts')).json()) as {
    currency: string;
    amount_cents: number;
  }[];
  return accounts.find((account) => account.currency === currency)?.amount_cents;
}
