import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Database } from '../../kit/index.ts';
import { type Browser, createBrowser, registrationOf, type TestIdentity } from './test-identity.ts';

const stepMs = 30_000;
export const minuteMs = 60_000;

export interface TestAccount {
  browser: Browser;
  email: string;
  id: number;
}

/** A player who has just registered, and the browser they did it with. */
export async function openAccount(
  room: Pick<TestIdentity, 'app'>,
  change: Record<string, unknown> = {},
): Promise<TestAccount> {
  const registration = registrationOf(change);
  const browser = createBrowser(room.app);
  const response = await browser.register(registration);
  expect(response.statusCode).toBe(201);
  return { browser, email: registration.user.email, id: response.json().id };
}

/** What an authenticator shows for a secret, now or some steps away. */
export function codeAt(room: Pick<TestIdentity, 'clock'>, secret: string, steps = 0): string {
  const timestamp = room.clock.now().getTime() + steps * stepMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A player whose second factor is on; the clock has moved on, so that the next code is a fresh one. */
export async function openGuardedAccount(room: Pick<TestIdentity, 'app' | 'clock'>) {
  const account = await openAccount(room);
  const offer = (await account.browser.call('GET', '/api/v2/player/two_factor')).json();
  const secret: string = offer.otp_secret;
  const on = await account.browser.call('POST', '/api/v2/player/two_factor', {
    two_factor: { otp_secret: secret, authentication_code: codeAt(room, secret) },
  });
  expect(on.statusCode).toBe(200);
  room.clock.advanceMs(stepMs);
  return { ...account, secret, recoveryCodes: on.json().recovery_codes as string[], code: () => codeAt(room, secret) };
}

/** Sign-in with everything in one step. */
export function signInWithCode(browser: Browser, email: string, password: string, code: string) {
  return browser.call('POST', '/api/users/sign_in', { user: { email, password, otp_attempt: code } });
}

/** The second step: the code alone. */
export function finishSignIn(browser: Browser, code: string) {
  return browser.call('POST', '/api/users/sign_in', { user: { otp_attempt: code } });
}

export async function eventsOf(database: Database, topic: string, playerId: number) {
  const { rows } = await database.query(
    `select event from kit_outbox, jsonb_array_elements(events) event
     where topic = $1 and (event->>'playerId')::bigint = $2 order by id`,
    [topic, playerId],
  );
  return rows.map((row) => row.event);
}

/** The token in the newest mail to an address. */
export function mailedToken(room: Pick<TestIdentity, 'mails'>, to: string): string {
  const mail = room.mails.findLast((candidate) => candidate.to === to && /[?&]\w*token=/.test(candidate.text));
  const token = /[?&]\w*token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  return token as string;
}

export function mailsTo(room: Pick<TestIdentity, 'mails'>, to: string): string[] {
  return room.mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
}
