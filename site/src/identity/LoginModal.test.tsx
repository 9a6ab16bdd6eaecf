import { toasts } from '@halley/ui/toasts.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { createFakeApi, refuse, refuseField } from '../query/testing/fake-api.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { LoginDialog } from './LoginModal.tsx';
import { showModal } from './testing/show-modal.tsx';

const server = createFakeApi();
const solved = vi.hoisted(() => ({ actions: [] as string[] }));
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('./captcha/index.ts', () => ({
  captcha: {
    prepare: () => {},
    token: async (action: string) => {
      solved.actions.push(action);
      return `token for ${action}`;
    },
  },
}));
vi.mock('./device-fingerprint.ts', () => ({ deviceFingerprint: async () => 'f00' }));

beforeEach(() => {
  server.reset();
  queries.clear();
  solved.actions.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.list()) toasts.close(id);
});

const show = (path = '/login', options = {}) => showModal(LoginDialog, path, options);

async function send(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
}

describe('log-in', () => {
  test('[AUTH-03] signs in, then loads the profile, then goes on to the data; [AUTH-04] drafts are gone', async () => {
    keepDraft('registration', { email: 'somebody@else.co', city: 'Bern' });
    server.answers.signIn = () => ({ id: 7 });
    const { address } = await show('/login?redirect=%2Fprofile');
    await send(' a@b.co ', ' secret words ');
    await waitFor(() => expect(address()).toBe('/profile'));
    const order = server.calls.map(([name]) => name).filter((name) => ['signIn', 'readPlayer'].includes(name));
    expect(order).toEqual(['signIn', 'readPlayer']);
    expect(server.inputsOf('signIn')).toEqual([
      { body: { user: { email: 'a@b.co', password: ' secret words ', dfpc: 'f00', captcha: 'token for LOGIN' } } },
    ]);
    expect(readDraft('registration')).toEqual({});
  });

  test('[F-24] the focus goes on at the balance, which arrives with the player’s part of the page', async () => {
    server.answers.signIn = () => ({ id: 7 });
    await show();
    await send('a@b.co', 'x');
    const balance = document.createElement('button');
    balance.dataset.balance = '';
    document.body.append(balance);
    await waitFor(() => expect(document.activeElement).toBe(balance));
    balance.remove();
  });

  test('[PP-31] the log-in before this one is shown', async () => {
    server.answers.signIn = () => ({ id: 7 });
    server.answers.readPlayer = () => ({
      id: 7,
      last_sign_in_at: '2026-11-14T12:00:00.000Z',
      last_sign_in_country: 'NZ',
    });
    await show();
    await send('a@b.co', 'x');
    await waitFor(() => expect(toasts.list()).toHaveLength(1));
    expect(toasts.list()[0]?.text).toMatch(/^Your last log-in: 14 Nov 2026, .* from New Zealand\./);
  });

  test('[VALID-01] what is missing is said with the name of its field, in the language of the page', async () => {
    await show('/login', { locale: 'de' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Anmelden' })));
    expect(screen.getByText('E-Mail muss ausgefüllt sein.')).toBeTruthy();
    expect(screen.getByText('Passwort muss ausgefüllt sein.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
    expect(server.inputsOf('signIn')).toEqual([]);
  });

  test.each([
    ['wrong words', refuseField('login', 'invalid'), 'The e-mail or the password is not right.'],
    ['an account that staff closed', refuseField('login', 'blocked'), /closed by us/],
    ['a captcha that did not pass', refuseField('base', 'captcha_invalid'), 'The check did not pass. Try again.'],
    ['too many tries', refuse(429, { error: { code: 'RATE_LIMITED' } }), /^Too many tries/],
    ['a closed region', refuse(451, { error: { code: 'REGION_RESTRICTED' } }), 'Login not available in your country'],
    ['maintenance', refuse(503, { error: { code: 'UNAVAILABLE' } }), /working on the site/],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), /^No connection/],
    ['a broken answer', refuse(502, '<html>'), /^That did not work/],
  ])('%s is said, and what was typed stays', async (_what, answer, text) => {
    server.answers.signIn = answer;
    const { address } = await show();
    await send('a@b.co', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong');
    expect(address()).toBe('/login');
  });

  test('a browser that keeps no cookie is told so', async () => {
    server.answers.signIn = () => ({ id: 7 });
    server.answers.readPlayer = () => ({});
    const { address } = await show();
    await send('a@b.co', 'x');
    expect(await screen.findByText(/does not keep our cookie/)).toBeTruthy();
    expect(address()).toBe('/login');
  });

  test('[ERR-05] the Estonian licence shows its notice and goes nowhere', async () => {
    server.answers.signIn = refuse(403, { error: { code: 'EE_LICENSE_BLOCKED' } });
    const { address } = await show('/login?redirect=%2Fprofile');
    await send('a@b.co', 'x');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Estonian licence/);
    expect(address()).toBe('/login?redirect=%2Fprofile');
    expect(server.inputsOf('readPlayer')).toEqual([]);
  });

  test('a locked account says what opens it', async () => {
    server.answers.signIn = refuseField('login', 'locked');
    await show('/login?redirect=%2Fprofile');
    await send('a@b.co', 'x');
    expect(await screen.findByText(/mailed the owner/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
      '/remind?redirect=%2Fprofile',
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to log-in' })));
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });

  test.each([
    [() => null, 'Your account is open again'],
    [refuseField('token', 'invalid'), 'This link opens nothing any more'],
    [refuse(500, null), 'That did not work. Try again in a moment.'],
  ])('the link of the mail opens a locked account, or says why not (%#)', async (answer, title) => {
    server.answers.unlockAccount = answer;
    await show('/login?unlock_token=abc');
    await waitFor(() => expect(toasts.list().map((toast) => toast.title)).toEqual([title]));
    expect(server.inputsOf('unlockAccount')).toEqual([{ body: { token: 'abc' } }]);
  });
});

describe('the second factor', () => {
  beforeEach(() => {
    server.answers.signIn = refuseField('two_factor', 'required');
  });

  async function toCode() {
    const shown = await show();
    await send('a@b.co', 'x');
    await screen.findByLabelText('Code of your authenticator');
    return shown;
  }
  const typeCode = (text: string) =>
    act(async () => fireEvent.change(screen.getByLabelText('Code of your authenticator'), { target: { value: text } }));

  test('[AUTH-02] six digits send themselves, also when pasted with a space', async () => {
    const { address } = await toCode();
    const field = screen.getByLabelText('Code of your authenticator');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    server.answers.signIn = () => ({ id: 7 });
    await typeCode('12345');
    expect(server.inputsOf('signIn')).toHaveLength(1);
    await typeCode('123 456');
    await waitFor(() => expect(address()).not.toBe('/login'));
    expect(server.inputsOf('signIn')[1]).toEqual({ body: { user: { otp_attempt: '123456', dfpc: 'f00' } } });
  });

  test('[ERR-07] what the server answers to a wrong code reaches the form', async () => {
    await toCode();
    server.answers.signIn = refuseField('two_factor', 'invalid');
    await typeCode('111111');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The code is not right/);
    const field = screen.getByLabelText('Code of your authenticator') as HTMLInputElement;
    expect(field.value).toBe('');
    const [, report] = server.calls.filter(([name]) => name === 'reportValidationErrors').at(-1) ?? [];
    expect(report).toEqual({
      body: {
        side: 'backEnd',
        component: 'LoginCode',
        errors: [{ key: 'two_factor', firstMessage: 'two_factor.invalid' }],
      },
    });
  });

  test('[ERR-07] a half-open log-in that is too old starts again, with words', async () => {
    await toCode();
    server.answers.signIn = refuseField('two_factor', 'expired');
    await typeCode('111111');
    expect(await screen.findByText(/^That took too long/)).toBeTruthy();
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('a@b.co');
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
  });

  test('a recovery code does as well', async () => {
    await toCode();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    server.answers.signIn = () => ({ id: 7 });
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'abcd-efgh' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
    expect(server.inputsOf('signIn')[1]).toEqual({ body: { user: { otp_attempt: 'abcd-efgh', dfpc: 'f00' } } });
  });

  test('back leads to the password', async () => {
    await toCode();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });
});

describe('what the browser has kept', () => {
  function keep(credential: unknown) {
    const credentials = { get: vi.fn(async () => credential), store: vi.fn(async () => undefined) };
    vi.stubGlobal('PasswordCredential', class {});
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    return credentials;
  }
  const kept = { type: 'password', id: 'kept@b.co', password: 'Comet-1986!' };

  test('[AUTH-10] [AUTH-11] is sent with a captcha token of action LOGIN, once the site key is known', async () => {
    const credentials = keep(kept);
    server.answers.signIn = () => ({ id: 7 });
    const { address } = await show();
    await waitFor(() => expect(address()).not.toBe('/login'));
    expect(credentials.get.mock.calls).toEqual([[{ password: true, mediation: 'optional' }]]);
    expect(solved.actions).toEqual(['LOGIN']);
    expect(server.inputsOf('signIn')).toEqual([
      { body: { user: { email: 'kept@b.co', password: 'Comet-1986!', captcha: 'token for LOGIN', dfpc: 'f00' } } },
    ]);
  });

  test('[ERR-06] a refusal leaves the visitor at log-in, with the reason', async () => {
    keep(kept);
    server.answers.signIn = refuseField('login', 'invalid');
    const { address } = await show();
    expect(await screen.findByText('The e-mail or the password is not right.')).toBeTruthy();
    expect(address()).toBe('/login');
  });

  test('[ERR-06] the Estonian licence shows its notice instead', async () => {
    keep(kept);
    server.answers.signIn = refuse(403, { error: { code: 'EE_LICENSE_BLOCKED' } });
    await show();
    expect(await screen.findByText(/Estonian licence/)).toBeTruthy();
  });

  test('a log-in that worked is offered to the browser', async () => {
    const credentials = keep(null);
    server.answers.signIn = () => ({ id: 7 });
    await show();
    await send('a@b.co', 'Comet-1986!');
    await waitFor(() => expect(credentials.store).toHaveBeenCalledTimes(1));
  });
});

describe('[F-37] a break that this device knows of', () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const keep = (value: object) => localStorage.setItem('breakHere', JSON.stringify(value));
  afterEach(() => localStorage.clear());
  const game = `/login?redirect=${encodeURIComponent('/play/halley-studio/orbit-dice?mode=real')}`;

  test('[F-37] is told to whoever wants to play: until when, what stays possible, where help is', async () => {
    keep({ kind: 'coolingoff', until });
    await show(game);
    expect(screen.getByRole('dialog', { name: 'You are taking a break' })).toBeTruthy();
    expect(screen.getByText(/^You are taking a break until tomorrow/)).toBeTruthy();
    expect(screen.getByText(/log in any time to withdraw/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Where to find help' }).getAttribute('href')).toBe('/responsible-gaming');
    expect(screen.queryByText('Create account')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    expect(screen.queryByText('Create account')).toBeNull();
  });

  test.each([
    ['is over', { kind: 'coolingoff', until: '2026-01-01T00:00:00.000Z' }, game],
    ['closes nothing of what is wanted', { kind: 'selfexclusion', until: null }, '/login?redirect=%2Fwithdraw'],
    ['cannot be read', { kind: 'other' }, game],
  ])('[F-37] that %s is not in the way of log-in', async (_why, kept, path) => {
    keep(kept);
    await show(path);
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });
});
