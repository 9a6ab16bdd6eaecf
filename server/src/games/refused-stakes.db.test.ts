import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestBalance } from '../wallet/index.ts';
import { aBet, openTestGames, type TestGames, type Visitor } from './testing/test-games.ts';

let house: TestGames;
let newcomer: Visitor & { playerId: number };
let regular: Visitor & { playerId: number };
beforeAll(async () => {
  house = await openTestGames();
  newcomer = await house.player(5_000n);
  regular = await house.player(5_000n);
  expect((await regular.play()).status).toBe(200);
});
afterAll(() => house.close());

/** `field.code` of every refused field. */
const codesOf = (body: { errors: Record<string, object> }) =>
  Object.entries(body.errors).flatMap(([field, codes]) => Object.keys(codes).map((code) => `${field}.${code}`));

/** The request is refused, with these fields or this code, and no row of any table is different. */
async function expectRefused(visitor: Visitor, body: unknown, expected: { status: number; code?: string }) {
  const before = untouched ?? (await house.everything());
  untouched = undefined;
  const answer = await visitor.play(body as Record<string, unknown>, randomUUID());
  expect(answer.status, answer.text).toBe(expected.status);
  if (expected.code) expect(codesOf(answer.body)).toEqual([expected.code]);
  expect(await house.everything()).toEqual(before);
  untouched = before;
}
/** What was there behind one refusal is what is there before the next: nothing else writes between them. */
let untouched: Awaited<ReturnType<TestGames['everything']>> | undefined;

const wrong: [string, Record<string, unknown>, string][] = [
  ['too little money', aBet({ stake_cents: 20_000 }), 'stake_cents.not_enough_money'],
  ['a negative stake', aBet({ stake_cents: -100 }), 'stake_cents.too_small'],
  ['a stake of zero', aBet({ stake_cents: 0 }), 'stake_cents.too_small'],
  ['a fractional stake', aBet({ stake_cents: 100.5 }), 'stake_cents.invalid_type'],
  ['a stake of 2^53', aBet({ stake_cents: 2 ** 53 }), 'stake_cents.too_big'],
  ['a stake of 2^63', aBet({ stake_cents: 2 ** 63 }), 'stake_cents.too_big'],
  ['the largest safe stake', aBet({ stake_cents: Number.MAX_SAFE_INTEGER }), 'stake_cents.too_large'],
  ['a stake below the smallest', aBet({ stake_cents: 9 }), 'stake_cents.too_small'],
  ['a stake above the largest', aBet({ stake_cents: 50_001 }), 'stake_cents.too_large'],
  ['a stake as text', aBet({ stake_cents: '100' }), 'stake_cents.invalid_type'],
  ['a stake as a list', aBet({ stake_cents: [100] }), 'stake_cents.invalid_type'],
  ['a stake as an object', aBet({ stake_cents: { value: 100 } }), 'stake_cents.invalid_type'],
  ['a stake of true', aBet({ stake_cents: true }), 'stake_cents.invalid_type'],
  ['a stake of null', aBet({ stake_cents: null }), 'stake_cents.invalid_type'],
  ['no stake', aBet({ stake_cents: undefined }), 'stake_cents.required'],
  ['a currency without a wallet', aBet({ currency: 'USD' }), 'currency.no_account'],
  ['a currency that is not enabled', aBet({ currency: 'GBP' }), 'currency.not_supported'],
  ['a currency in small letters', aBet({ currency: 'eur' }), 'currency.not_supported'],
  ['play money for real', aBet({ currency: 'FUN' }), 'currency.not_supported'],
  ['a currency that every object has', aBet({ currency: 'valueOf' }), 'currency.not_supported'],
  ['a currency as a number', aBet({ currency: 978 }), 'currency.invalid_type'],
  ['an endless currency', aBet({ currency: 'E'.repeat(500) }), 'currency.too_big'],
  ['no mode', aBet({ mode: undefined }), 'mode.invalid_value'],
  ['another mode', aBet({ mode: 'free' }), 'mode.invalid_value'],
  ['no choice', aBet({ choice: undefined }), 'choice.required'],
  ['a choice of nothing', aBet({ choice: null }), 'choice.invalid'],
  ['a choice as text', aBet({ choice: 'under' }), 'choice.invalid'],
  ['another side', aBet({ choice: { side: 'middle', target: 5000 } }), 'choice.invalid'],
  ['a target out of range', aBet({ choice: { side: 'under', target: 9 } }), 'choice.invalid'],
  ['a sure win', aBet({ choice: { side: 'under', target: 10_000 } }), 'choice.invalid'],
  ['a fractional target', aBet({ choice: { side: 'under', target: 50.5 } }), 'choice.invalid'],
  ['a target as text', aBet({ choice: { side: 'under', target: '5000' } }), 'choice.invalid'],
  [
    'a win above what the game pays',
    aBet({ stake_cents: 6_000, choice: { side: 'under', target: 10 } }),
    'stake_cents.win_too_large',
  ],
];

describe('a stake that cannot be', () => {
  test.each(wrong)('%s: refused, typed, nothing written (a player who never played)', async (_name, body, code) => {
    await expectRefused(newcomer, body, { status: 422, code });
  });

  test.each(wrong)('%s: refused, typed, nothing written (a player with seeds)', async (_name, body, code) => {
    await expectRefused(regular, body, { status: 422, code });
  });

  test.each(['-0', '1e400', '9223372036854775808', '1E2.5', '0x64'])('a stake written as %s', async (written) => {
    const before = await house.everything();
    const answer = await regular.send({
      method: 'POST',
      url: '/api/studio/dice/rounds',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(aBet()).replace('"stake_cents":100', `"stake_cents":${written}`),
    });
    expect([400, 422]).toContain(answer.status);
    expect(await house.everything()).toEqual(before);
  });

  test('a game that is not there, and one that every object has', async () => {
    const before = await house.everything();
    for (const game of ['no-such-game', 'constructor', '__proto__', 'DICE']) {
      const answer = await regular.send({ method: 'POST', url: `/api/studio/${game}/rounds`, payload: aBet() });
      expect(answer.status).toBe(404);
    }
    expect(await house.everything()).toEqual(before);
  });

  test('guests get 401 for real money, whatever they send', async () => {
    await expectRefused(house.guest(), aBet(), { status: 401 });
    await expectRefused(house.guest(), aBet({ currency: 'USD' }), { status: 401 });
  });

  test('a demo stake above the purse: refused, nothing written', async () => {
    const guest = house.guest();
    await expectRefused(guest, aBet({ mode: 'demo', stake_cents: 50_001 }), {
      status: 422,
      code: 'stake_cents.too_large',
    });
    await expectRefused(guest, aBet({ mode: 'demo', choice: {} }), { status: 422, code: 'choice.invalid' });
  });
});

describe('a refused stake', () => {
  test('does not move the number of the next round', async () => {
    const nonce = async () => (await regular.seeds('real')).body.nonce;
    const before = await nonce();
    for (const [, body] of wrong) await regular.play(body);
    expect(await nonce()).toBe(before);
    expect((await regular.play()).body.fair.nonce).toBe(before);
  });

  test('does not take its key: the same key may be used for a stake that can be', async () => {
    const key = randomUUID();
    expect((await regular.play(aBet({ stake_cents: 20_000 }), key)).status).toBe(422);
    expect((await regular.play(aBet({ stake_cents: 10 }), key)).status).toBe(200);
  });

  test('among good ones in one group leaves those alone', async () => {
    const poor = await house.player(50n);
    const rich = await Promise.all(Array.from({ length: 10 }, () => house.player(1_000n)));
    const answers = await Promise.all([poor, ...rich, poor].map((player) => player.play()));
    expect(answers.map((answer) => answer.status)).toEqual([422, ...Array(10).fill(200), 422]);
    expect(await house.balance(poor.playerId)).toBe(50n);
  });
});

test('a wallet too full for the win refuses the stake before a number is drawn, whatever the outcome would be', async () => {
  const full = await house.player(largestBalance);
  const before = await house.everything();
  for (let attempt = 0; attempt < 12; attempt++) {
    const answer = await full.play();
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ stake_cents: { win_too_large: expect.any(String) } });
  }
  expect(await house.everything()).toEqual(before);
});

test('after all of this the books agree', async () => {
  expect(await house.findings()).toEqual([]);
});
