import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffQuarantined, StaffReferral } from '@halley/contract';
import type { Dice } from '@halley/sports/feed';
import { codeOf } from '../../../server/src/staff/testing/code-of.ts';
import type { Ask } from './ask-house.ts';

const everyMs = 1_500;

export interface TraderOptions {
  ask: Ask;
  dice: Dice;
  url(): string;
  member: { email: string; password: string };
}

/** Sits at the desk: looks at what feeds said that nobody should believe, and answers whoever asks for more than the limit. */
export async function seatTrader({ ask, dice, url, member }: TraderOptions) {
  const cookie = await signIn(url(), member);
  const reason = 'chaos';
  let isThere = true;
  let closed = 0;

  async function lookAtQuarantine(): Promise<void> {
    const { status, body } = await ask<StaffQuarantined[]>('GET', '/api/staff/sportsbook/quarantine', { cookie });
    if (status !== 200) return;
    for (const { id } of body) {
      const path = `/api/staff/sportsbook/quarantine/${id}/closing`;
      const done = await ask('POST', path, { cookie, body: { reason } });
      if (done.status === 200) closed += 1;
    }
  }

  async function answerReferrals(): Promise<void> {
    const { status, body } = await ask<StaffReferral[]>('GET', '/api/staff/sportsbook/referrals', { cookie });
    if (status !== 200) return;
    for (const { id, state, stake_cents } of body) {
      const rolled = dice();
      if (state !== 'waiting' || rolled < 0.2) continue;
      const decision = rolled < 0.55 ? 'accept' : rolled < 0.85 ? 'counter' : 'decline';
      const less = decision === 'counter' && { unit_stake_cents: Math.max(1, Math.floor(stake_cents / 3)) };
      await ask('POST', `/api/staff/sportsbook/referrals/${id}/decision`, {
        cookie,
        body: { decision, ...less, reason },
      });
    }
  }

  async function run(): Promise<void> {
    while (isThere) {
      await lookAtQuarantine();
      await answerReferrals();
      await sleep(everyMs);
    }
  }

  const running = run();
  return {
    closed: () => closed,
    async leave(): Promise<void> {
      isThere = false;
      await running;
    },
  };
}

/** With a second factor that is set up on the way. */
async function signIn(url: string, member: TraderOptions['member']): Promise<string> {
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return { body: JSON.parse(text || '{}'), cookies: answer.headers.getSetCookie() };
  };
  const cookieOf = (cookies: string[]) => cookies.map((line) => line.split(';')[0]).join('; ');
  const first = await post('/api/staff/sign_in', member);
  const cookie = cookieOf(first.cookies);
  const { secret } = (await post('/api/staff/two_factor', {}, cookie)).body as { secret: string };
  const { cookies } = await post('/api/staff/two_factor/confirmation', { code: codeOf(secret) }, cookie);
  return cookies.length > 0 ? cookieOf(cookies) : cookie;
}
