import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { describe, expect, test, vi } from 'vitest';
import { type CaptchaAction, type CaptchaProvider, createCaptcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

const hmacSignatureSecret = 'of the house';
/** The library looks at the clock of the machine when it verifies. */
const startMs = Math.floor(Date.now() / 1000) * 1000;
const payloadOf = (token: string) => JSON.parse(atob(token)) as { challenge: Challenge; solution: Solution };

function puzzles() {
  const clock = { nowMs: startMs };
  const asked: CaptchaAction[] = [];
  const solved: Challenge[] = [];
  const proof = createProofOfWork({
    async readChallenge(action) {
      asked.push(action);
      const expiresAt = new Date(clock.nowMs + 600_000);
      const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3 };
      return createChallenge({ ...work, deriveKey, data: { action }, expiresAt, hmacSignatureSecret });
    },
    async solve(challenge) {
      const solution = (await solveChallenge({ challenge, deriveKey })) as Solution;
      solved.push(challenge);
      return solution;
    },
    now: () => clock.nowMs,
  });
  return { proof, asked, solved, clock };
}

describe('the proof of work', () => {
  test('a token is what the server can verify, for the action it was asked for', async () => {
    const { challenge, solution } = payloadOf(await puzzles().proof.token('REGISTRATION'));
    expect(challenge.parameters.data).toEqual({ action: 'REGISTRATION' });
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    expect(verified).toBe(true);
  });

  test('what was prepared is used, and used once', async () => {
    const { proof, asked } = puzzles();
    proof.prepare('LOGIN');
    proof.prepare('LOGIN');
    const first = await proof.token('LOGIN');
    expect(asked).toEqual(['LOGIN']);
    expect(await proof.token('LOGIN')).not.toBe(first);
    expect(asked).toEqual(['LOGIN', 'LOGIN']);
  });

  test('each action has a puzzle of its own', async () => {
    const { proof, asked } = puzzles();
    const [first = '', second = ''] = await Promise.all([proof.token('LOGIN'), proof.token('PASSWORD')]);
    expect(asked).toEqual(['LOGIN', 'PASSWORD']);
    expect(payloadOf(first).challenge.signature).not.toBe(payloadOf(second).challenge.signature);
  });

  test('one that is about to expire is made anew', async () => {
    const { proof, asked, solved, clock } = puzzles();
    proof.prepare('LOGIN');
    await vi.waitFor(() => expect(solved).toHaveLength(1));
    clock.nowMs += 560_000;
    proof.prepare('LOGIN');
    expect(asked).toHaveLength(1);
    clock.nowMs += 20_000;
    const { challenge } = payloadOf(await proof.token('LOGIN'));
    expect(asked).toHaveLength(2);
    expect(challenge.parameters.expiresAt).toBe((clock.nowMs + 600_000) / 1000);
  });

  test('a failure reaches who waits, and the next wish tries again', async () => {
    const readChallenge = vi.fn(() => Promise.reject(new Error('offline')));
    const proof = createProofOfWork({ readChallenge });
    await expect(proof.token('LOGIN')).rejects.toThrow('offline');
    proof.prepare('LOGIN');
    await expect(proof.token('LOGIN')).rejects.toThrow('offline');
    await expect(proof.token('LOGIN')).rejects.toThrow('offline');
    expect(readChallenge).toHaveBeenCalledTimes(3);
  });
});

describe('the captcha of the house', () => {
  const provider: CaptchaProvider = { prepare: vi.fn(), token: async (action) => `token for ${action}` };
  const other: CaptchaProvider = { prepare: () => {}, token: async () => 'of another house' };

  test('is the one that the settings name, made once with the site key', async () => {
    const make = vi.fn(() => other);
    const captcha = createCaptcha({
      readSettings: async () => ({ captcha_provider: 'other', recaptcha: 'site-key' }),
      providers: { first: () => provider, other: make },
      log: () => {},
    });
    expect(await captcha.token('LOGIN')).toBe('of another house');
    expect(await captcha.token('LOGIN')).toBe('of another house');
    expect(make.mock.calls).toEqual([[{ siteKey: 'site-key' }]]);
  });

  test('is the built-in one while nothing is known', async () => {
    const captcha = createCaptcha({
      readSettings: async () => undefined,
      providers: { first: () => provider },
      log: () => {},
    });
    expect(await captcha.token('PASSWORD')).toBe('token for PASSWORD');
    captcha.prepare('PASSWORD');
    await vi.waitFor(() => expect(provider.prepare).toHaveBeenCalledWith('PASSWORD'));
  });

  test.each(['does not exist', 'fails'])(
    '[ERR-23] one that %s is only logged: the form goes on without',
    async (name) => {
      const log = vi.fn();
      const fails = { prepare: () => {}, token: () => Promise.reject(new Error('no worker')) };
      const captcha = createCaptcha({
        readSettings: async () => ({ captcha_provider: name, recaptcha: '' }),
        providers: { fails: () => fails },
        log,
      });
      expect(await captcha.token('LOGIN')).toBeUndefined();
      expect(log).toHaveBeenCalledTimes(1);
    },
  );
});
