import { CallFailed } from '@halley/contract/client';
import { describe, expect, test, vi } from 'vitest';
import { logInWithStored, type StoredLogIn } from './stored-credentials.ts';

function parts(changes: Partial<StoredLogIn> = {}) {
  const usual: StoredLogIn = {
    readCredential: async () => ({ id: 'comet@example.com', password: 'Comet-1986!' }),
    siteKey: () => 'halley',
    captchaToken: async () => 'token',
    signIn: async () => ({}),
    wait: async () => {},
    ...changes,
  };
  return {
    readCredential: vi.fn(usual.readCredential),
    siteKey: vi.fn(usual.siteKey),
    captchaToken: vi.fn(usual.captchaToken),
    signIn: vi.fn(usual.signIn),
    wait: vi.fn(usual.wait),
  };
}

const refused = (status: number, body: unknown) => new CallFailed('signIn', status, body as CallFailed['body']);

describe('log-in with stored credentials', () => {
  test('[AUTH-10] sends e-mail, password and a captcha token', async () => {
    const given = parts();
    expect(await logInWithStored(given)).toEqual({ outcome: 'done' });
    expect(given.signIn.mock.calls).toEqual([
      [{ email: 'comet@example.com', password: 'Comet-1986!', captcha: 'token' }],
    ]);
  });

  test('a browser that keeps none, or a visitor who picks none, sends nothing', async () => {
    const given = parts({ readCredential: async () => null });
    expect(await logInWithStored(given)).toEqual({ outcome: 'none' });
    expect(given.captchaToken).not.toHaveBeenCalled();
    expect(given.signIn).not.toHaveBeenCalled();
  });

  test('[AUTH-12] waits for the site key in steps of 500 ms', async () => {
    let asked = 0;
    const given = parts({ siteKey: () => (++asked === 4 ? 'halley' : undefined) });
    expect(await logInWithStored(given)).toEqual({ outcome: 'done' });
    expect(given.wait.mock.calls).toEqual([[500], [500], [500]]);
    expect(given.captchaToken).toHaveBeenCalledTimes(1);
  });

  test('[AUTH-12] gives up after 5 attempts, and asks for no token', async () => {
    const given = parts({ siteKey: () => undefined });
    expect(await logInWithStored(given)).toMatchObject({ outcome: 'to-login' });
    expect(given.siteKey).toHaveBeenCalledTimes(5);
    expect(given.captchaToken).not.toHaveBeenCalled();
    expect(given.signIn).not.toHaveBeenCalled();
  });

  test('[ERR-05] [ERR-06] the licence blocks without a way on', async () => {
    const failure = refused(403, { error: { code: 'EE_LICENSE_BLOCKED' } });
    expect(await logInWithStored(parts({ signIn: () => Promise.reject(failure) }))).toEqual({ outcome: 'blocked' });
  });

  test.each([
    ['wrong words', refused(422, { errors: { login: { invalid: 'x' } } })],
    ['a second factor', refused(422, { errors: { two_factor: { required: 'x' } } })],
    ['a closed region', refused(451, { error: { code: 'REGION_RESTRICTED' } })],
    ['too many tries', refused(429, { error: { code: 'RATE_LIMITED' } })],
    ['a broken server', refused(500, null)],
    ['no connection', new TypeError('fetch failed')],
  ])('[ERR-06] %s goes to log-in, with the failure', async (_what, failure) => {
    const signIn = () => Promise.reject(failure);
    expect(await logInWithStored(parts({ signIn }))).toEqual({ outcome: 'to-login', failure });
  });

  test('a browser that cannot look has none', async () => {
    const readCredential = () => Promise.reject(new DOMException('no', 'NotSupportedError'));
    expect(await logInWithStored(parts({ readCredential }))).toEqual({ outcome: 'none' });
  });

  test('[ERR-23] a captcha that failed does not stop it: the server decides', async () => {
    const given = parts({ captchaToken: async () => undefined });
    expect(await logInWithStored(given)).toEqual({ outcome: 'done' });
  });
});
