import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, manualClock, systemClock } from '../../kit/index.ts';
import { type TestHomes, testHomes } from '../../kit/testing/test-homes.ts';
import { type Captcha, createCaptcha } from '../index.ts';
import { createBrowser, registrationOf, testIdentity, testKey } from '../testing/test-identity.ts';
import { forgetChallenges } from './challenge-store.ts';

let made: TestHomes;
/** Challenges are everybody's. */
let database: Database;
let captcha: Captcha;

beforeAll(async () => {
  made = await testHomes();
  database = made.homes.house;
  captcha = createCaptcha({ demo: false, key: testKey, database, clock: systemClock });
});
afterAll(() => made.drop());

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

const solve = async (challenge: unknown) => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return { challenge: challenge as Challenge, solution };
};

describe('the proof of work', () => {
  test('passes once', async () => {
    const token = encode(await solve(await captcha.challenge('LOGIN')));
    expect(await captcha.verify(token, 'LOGIN')).toBe(true);
    expect(await captcha.verify(token, 'LOGIN')).toBe(false);
  });

  test('passes once also when it comes twice at the same time', async () => {
    const token = encode(await solve(await captcha.challenge('LOGIN')));
    const answers = await Promise.all(Array.from({ length: 8 }, () => captcha.verify(token, 'LOGIN')));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('cannot be spent again in another spelling', async () => {
    const payload = await solve(await captcha.challenge('LOGIN'));
    expect(await captcha.verify(encode(payload), 'LOGIN')).toBe(true);
    const { challenge, solution } = payload;
    const spellings = [
      { challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution },
      { solution: { ...solution, time: 1 }, challenge: { ...challenge, extra: 1 } },
      {
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, nonce: challenge.parameters.nonce.toUpperCase() },
        },
        solution,
      },
    ];
    for (const spelling of spellings) expect(await captcha.verify(encode(spelling), 'LOGIN')).toBe(false);
  });

  test('is for the form it was made for', async () => {
    const token = encode(await solve(await captcha.challenge('LOGIN')));
    expect(await captcha.verify(token, 'REGISTRATION')).toBe(false);
  });

  test('is refused when forged, tampered with, of another house, or nonsense', async () => {
    const { challenge, solution } = await solve(await captcha.challenge('LOGIN'));
    const later = { ...challenge.parameters, expiresAt: 9_999_999_999 };
    const elsewhere = createCaptcha({ demo: false, key: 'another key', database, clock: systemClock });
    const tokens = [
      undefined,
      '',
      'demo',
      '💥',
      'e30=',
      encode(null),
      encode({ challenge }),
      encode({ challenge, solution: { ...solution, derivedKey: '00' } }),
      encode({ challenge, solution: { ...solution, counter: 'x' } }),
      encode({ challenge: { ...challenge, parameters: later }, solution }),
      encode({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
      encode(await solve(await elsewhere.challenge('LOGIN'))),
    ];
    for (const token of tokens) expect(await captcha.verify(token, 'LOGIN'), String(token).slice(0, 80)).toBe(false);
  });

  test('grows old', async () => {
    const clock = manualClock(new Date());
    const aging = createCaptcha({ demo: false, key: testKey, database, clock });
    const token = encode(await solve(await aging.challenge('LOGIN')));
    clock.advanceMs(10 * 60 * 1000 + 1000);
    expect(await aging.verify(token, 'LOGIN')).toBe(false);
  });

  test('used challenges are forgotten once they are too old to be used anyway', async () => {
    await forgetChallenges(database, new Date(Date.now() + 60 * 60 * 1000));
    expect((await database.query('select 1 from identity_captcha_used')).rowCount).toBe(0);
  });
});

describe('in demo mode', () => {
  test('the token `demo` passes, and a missing one unless told otherwise', async () => {
    const options = { demo: true, key: testKey, database, clock: systemClock };
    expect(await createCaptcha(options).verify('demo', 'LOGIN')).toBe(true);
    expect(await createCaptcha(options).verify(undefined, 'LOGIN')).toBe(true);
    expect(await createCaptcha({ ...options, acceptMissing: false }).verify(undefined, 'LOGIN')).toBe(false);
    expect(await createCaptcha(options).verify('anything else', 'LOGIN')).toBe(false);
  });
});

test('[AUTH-10] a log-in takes e-mail, password and the token of a solved challenge; without one it is refused', async () => {
  const open = await testIdentity(made, { demo: true });
  const registration = registrationOf();
  expect((await createBrowser(open.app).register(registration)).statusCode).toBe(201);
  await open.app.close();
  const room = await testIdentity(made, { demo: false, captcha });
  const { email, password } = registration.user;
  const logIn = (token?: string) =>
    createBrowser(room.app).call('POST', '/api/users/sign_in', { user: { email, password, captcha: token } });
  const challenge = async (action: string) =>
    encode(await solve((await room.app.inject({ url: `/api/captcha/challenge?action=${action}` })).json()));
  for (const token of [undefined, 'demo', await challenge('REGISTRATION')]) {
    expect((await logIn(token)).statusCode).toBe(422);
  }
  expect((await logIn(await challenge('LOGIN'))).statusCode).toBe(201);
  await room.app.close();
});

test('in production `demo` opens nothing and a solved challenge opens an account', async () => {
  const room = await testIdentity(made, { demo: false, captcha });
  for (const token of ['demo', undefined]) {
    const refused = await createBrowser(room.app).register(registrationOf({ captcha: token }));
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { errors: { base: { captcha_invalid: expect.any(String) } } },
    ]);
  }
  const { body } = await room.app.inject({ url: '/api/captcha/challenge?action=REGISTRATION' });
  const token = encode(await solve(JSON.parse(body)));
  expect((await createBrowser(room.app).register(registrationOf({ captcha: token }))).statusCode).toBe(201);
  expect((await createBrowser(room.app).register(registrationOf({ captcha: token }))).statusCode).toBe(422);
  await room.app.close();
});
