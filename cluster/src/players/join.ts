import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './create-client.ts';

const home = { address: 'Sternwartenweg 76', postal_code: '12439', city: 'Berlin' };
const profile = { first_name: 'Edmond', last_name: 'Halley', date_of_birth: '1986-02-09', mobile_phone: '+4915112345678' };

const lookMs = 500;

/**
 * A new player of the demo, to whom the cashier is open: signed up, with a whole profile and an address that is confirmed
 * by the link of the mail.
 */
export async function join(client: Client): Promise<{ id: number; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const user = { email, password: 'Halley-2026!', currency: 'EUR', country: 'DE', captcha: 'demo' };
  // Signing up has no key: whoever got no answer is somebody else the next time.
  const joined = await client.ask<{ id: number }>('POST', '/api/users', {
    body: { user: { ...user, terms_acceptance: true, age_acceptance: true } },
  });
  if (joined.status !== 201) throw new Error(`signing up answered ${joined.status}: ${JSON.stringify(joined.body)}`);
  await client.ask('PATCH', '/api/player', { body: { context: 'edition', player: { ...profile, ...home } } });
  const token = await mailedToken(client, email);
  await client.ask('GET', `/api/users/confirmation?confirmation_token=${encodeURIComponent(token)}`);
  return { id: joined.body.id, email };
}

async function mailedToken(client: Client, email: string): Promise<string> {
  for (;;) {
    const path = `/demo/mail.json?to=${encodeURIComponent(email)}`;
    const { body } = await client.ask<{ text: string }[]>('GET', path);
    const token = /confirmation_token=([^\s&"]+)/.exec(body.map(({ text }) => text).join('\n'))?.[1];
    if (token) return decodeURIComponent(token);
    await sleep(lookMs);
  }
}
