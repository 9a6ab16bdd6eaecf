import { createHmac, timingSafeEqual } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { sharedVerification, testVerification } from '../testing/test-verification.ts';
import type { VerificationProvider } from './provider.ts';
import { staffReview } from './staff-review/staff-review.ts';

const key = 'what only the provider knows';
const sign = (body: string) => createHmac('sha256', key).update(body).digest('hex');
const freshMs = 5 * 60_000;

/** What a company that looks at documents would be: a token for its widget, and a signed call when it has decided. */
const elsewhere: VerificationProvider = {
  name: 'elsewhere',
  accessToken: async (player, level) => `token-${player.id}-${level ?? 'basic'}`,
  status: staffReview.status,
  readWebhook({ header, body, now }) {
    const given = Buffer.from(header('x-signature') ?? '', 'utf8');
    const expected = Buffer.from(sign(body.toString()), 'utf8');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const said = JSON.parse(body.toString());
    if (Math.abs(now.getTime() - said.sent) > freshMs) return null;
    return {
      playerId: said.player,
      applicantId: `a-${said.player}`,
      answer: said.answer,
      clientComment: null,
      rejectType: said.answer === 'RED' ? 'RETRY' : null,
      decidedAt: new Date(said.at),
    };
  },
};

const database = sharedHomes();
const house = sharedVerification(database, { provider: elsewhere });
beforeAll(() => house.verification.mountWebhook(house.app));

const call = async (said: object, signature?: string) => {
  const payload = JSON.stringify({ sent: house.clock.now().getTime(), ...said });
  const headers = { 'content-type': 'application/json', 'x-signature': signature ?? sign(payload) };
  const send = () => house.app.inject({ method: 'POST', url: '/api/verification/webhook', payload, headers });
  return { status: (await send()).statusCode, again: async () => (await send()).statusCode };
};

describe('a provider that calls us', () => {
  test('makes a player verified; played again, or late, it changes nothing', async () => {
    const player = await house.player();
    const verified = async () => (await player.get('/api/player')).body.verified;
    const green = await call({ player: player.playerId, answer: 'GREEN', at: 1000 });
    expect([green.status, await verified()]).toEqual([204, true]);
    expect((await call({ player: player.playerId, answer: 'RED', at: 2000 })).status).toBe(204);
    expect(await verified()).toBe(false);
    expect([await green.again(), await verified()]).toEqual([204, false]);
    const { rows } = await database.query<{ events: object[] }>(
      "select events from kit_outbox where topic = 'verification.decided' order by id",
    );
    expect(rows.flatMap((row) => row.events)).toEqual([
      { playerId: player.playerId, provider: 'elsewhere', verified: true },
      { playerId: player.playerId, provider: 'elsewhere', verified: false },
    ]);
  });

  test('is refused without the right signature, and when it is old', async () => {
    const player = await house.player();
    const said = { player: player.playerId, answer: 'GREEN', at: 1 };
    for (const signature of ['', 'x', 'ä', sign('something else')]) {
      expect((await call(said, signature)).status).toBe(403);
    }
    expect((await call({ ...said, sent: house.clock.now().getTime() - 2 * freshMs })).status).toBe(403);
    const bare = await house.app.inject({ method: 'POST', url: '/api/verification/webhook' });
    expect(bare.statusCode).toBe(403);
    expect((await player.get('/api/player')).body.verified).toBe(false);
  });

  test('about nobody is thanked and noted', async () => {
    expect((await call({ player: 99_999, answer: 'GREEN', at: 1 })).status).toBe(204);
  });

  test('gives its token to the widget', async () => {
    const player = await house.player();
    expect((await player.get('/api/sumsub/access_token?levelName=full')).body).toEqual({
      access_token: `token-${player.playerId}-full`,
    });
  });
});

test('with the built-in review there is nobody to call', async () => {
  const builtIn = await testVerification(database);
  builtIn.verification.mountWebhook(builtIn.app);
  const answer = await builtIn.app.inject({ method: 'POST', url: '/api/verification/webhook', payload: {} });
  expect(answer.statusCode).toBe(404);
});
