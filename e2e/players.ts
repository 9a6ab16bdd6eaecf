import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newEmail, password } from './halley.ts';

/** Calls as a page would make them. */
const asPage = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };

/** A page, or nothing but its calls. */
export type Caller = Pick<Page, 'request'>;

/** A new player without the forms, for journeys that begin behind them. The page has the session. */
export async function joinAs(
  page: Caller,
  { country = 'DE', ...user }: { country?: string; [field: string]: unknown } = {},
) {
  const email = newEmail();
  const response = await page.request.post('/api/users', {
    headers: { ...asPage, 'x-demo-country': country },
    data: {
      user: {
        email,
        password,
        currency: 'EUR',
        country,
        terms_acceptance: true,
        age_acceptance: true,
        captcha: 'demo',
        ...user,
      },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return email;
}

export async function logInAs(context: BrowserContext, email: string): Promise<void> {
  const response = await context.request.post('/api/users/sign_in', {
    headers: asPage,
    data: { user: { email, password, captcha: 'demo' } },
  });
  expect(response.status(), await response.text()).toBe(201);
}

export async function editPlayer(page: Page, player: Record<string, unknown>): Promise<void> {
  const response = await page.request.patch('/api/player', {
    headers: asPage,
    data: { context: 'edition', player },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function playerOf(page: Caller): Promise<Record<string, unknown>> {
  return (await page.request.get('/api/player')).json();
}

/** Rounds of dice without the screens, one after the other, with the player's own money. */
export async function playDice(
  page: Caller,
  { rounds, stakeCents }: { rounds: number; stakeCents: number },
): Promise<void> {
  const data = { mode: 'real', currency: 'EUR', stake_cents: stakeCents, choice: { side: 'over', target: 5049 } };
  for (let round = 0; round < rounds; round += 1) {
    const headers = { ...asPage, 'idempotency-key': randomUUID() };
    const answer = await page.request.post('/api/studio/dice/rounds', { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
