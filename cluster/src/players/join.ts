import { setTimeout as sleep } from 'node:timers/promises';
import { newUser } from '../../../test/crash/player.ts';
import type { Client } from './create-client.ts';

const home = { address: 'Sternwartenweg 76', postal_code: '12439', city: 'Berlin' };
const person = {
  first_name: 'Edmond',
  last_name: 'Halley',
  date_of_birth: '1986-02-09',
  mobile_phone: '+4915112345678',
};

const lookMs = 500;

/**
 * A new player of the demo, to whom the cashier is open: signed up, with a whole profile and an address that is confirmed
 * by the link of the mail.
 */
export async function join(client: Client): Promise<{ id: number; email: string }> {
  const { id, email } = await signUp(client);
  await client.ask('PATCH', '/api/player', { body: { context: 'edition', player: { ...person, ...home } } });
  const token = await mailedToken(client, email);
  await client.ask('GET', `/api/users/confirmation?confirmation_token=${encodeURIComponent(token)}`);
  return { id, email };
}

/** Signing up has no key: whoever got no answer may have an account all the same, and is somebody else the next time. */
async function signUp(client: Client): Promise<{ id: number; email: string }> {
  for (;;) {
    const user = newUser();
    const joined = await client.ask<{ id: number }>('POST', '/api/users', { body: { user } });
    if (joined.status === 201) return { id: joined.body.id, email: user.email };
    const said = JSON.stringify(joined.body);
    if (!said.includes('"taken"')) throw new Error(`signing up answered ${joined.status}: ${said}`);
  }
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
