import { toasts } from '@halley/ui/toasts.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { createFakeApi, refuse, refuseField } from '../query/testing/fake-api.ts';
import { ConfirmationDialog } from './ConfirmationModal.tsx';
import { clearDrafts, keepDraft } from './drafts.ts';
import { EmailVerifyDialog } from './EmailVerifyModal.tsx';
import { NewPasswordDialog } from './NewPasswordModal.tsx';
import { RemindDialog } from './RemindModal.tsx';
import { showModal } from './testing/show-modal.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('./captcha/index.ts', () => ({
  captcha: { prepare: () => {}, token: async (action: string) => `token for ${action}` },
}));
vi.mock('./passwords/measure-strength.ts', () => ({ measureStrength: async () => 1 }));

beforeEach(() => {
  server.reset();
  queries.clear();
  clearDrafts();
});
afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id);
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
// The dialog of a form may have the name of its first field.
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const told = () => toasts.list().map(({ title }) => title);

describe('a forgotten password', () => {
  test('the answer is the same whether or not the address has an account', async () => {
    server.answers.requestPasswordReset = () => null;
    keepDraft('account', { email: 'ada@example.com' });
    await showModal(RemindDialog, '/remind');
    await press('Mail me a link');
    expect(screen.getByText(/^If there is an account with ada@example.com/)).toBeTruthy();
    expect(server.inputsOf('requestPasswordReset')).toEqual([
      { body: { user: { email: 'ada@example.com', captcha: 'token for PASSWORD' } } },
    ]);
    await press('Use another address');
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });

  test.each([
    [refuse(429, { error: { code: 'RATE_LIMITED' } }), /Too many tries/],
    [refuseField('base', 'captcha_invalid'), /The check did not pass/],
    [() => Promise.reject(new TypeError('fetch failed')), /No connection/],
  ])('a failure is said (%#)', async (answer, text) => {
    server.answers.requestPasswordReset = answer;
    await showModal(RemindDialog, '/remind');
    type('E-mail', 'ada@example.com');
    await press('Mail me a link');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a new password', () => {
  test.each([
    ['by its own address', '/new-password?reset_password_token=abc'],
    ['laid over a page', `/?modal=${encodeURIComponent('/new-password?reset_password_token=abc')}`],
  ])('[MODAL-04] opened %s, the query reaches the form', async (_how, path) => {
    server.answers.resetPassword = () => null;
    const { address } = await showModal(NewPasswordDialog, path);
    type('New password', 'Comet-1986!');
    type('Repeat it', 'Comet-1986!');
    await press('Set password');
    expect(server.inputsOf('resetPassword')).toEqual([
      {
        body: {
          user: { reset_password_token: 'abc', password: 'Comet-1986!', password_confirmation: 'Comet-1986!' },
        },
      },
    ]);
    await waitFor(() => expect(told()).toEqual(['Your new password is set']));
    expect(decodeURIComponent(address() ?? '')).toMatch(/\/login$/);
  });

  test('both must be the same', async () => {
    await showModal(NewPasswordDialog, '/new-password?reset_password_token=abc');
    type('New password', 'Comet-1986!');
    type('Repeat it', 'Comet-1987!');
    await press('Set password');
    expect(screen.getByText('Repeat it: the passwords do not match.')).toBeTruthy();
    expect(server.inputsOf('resetPassword')).toEqual([]);
  });

  test('how easily it is guessed is said and blocks nothing', async () => {
    server.answers.resetPassword = () => null;
    await showModal(NewPasswordDialog, '/new-password?reset_password_token=abc');
    type('New password', 'password1');
    expect(await screen.findByText(/^Easy to guess/)).toBeTruthy();
    type('Repeat it', 'password1');
    await press('Set password');
    expect(server.inputsOf('resetPassword')).toHaveLength(1);
  });

  test('a link that was used leads to a new one, as does one without a token', async () => {
    server.answers.resetPassword = refuseField('reset_password_token', 'invalid');
    const { unmount } = await showModal(NewPasswordDialog, '/new-password?reset_password_token=abc');
    type('New password', 'Comet-1986!');
    type('Repeat it', 'Comet-1986!');
    await press('Set password');
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/remind');
    unmount();
    await showModal(NewPasswordDialog, '/new-password');
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
  });
});

describe('sending the confirmation again', () => {
  async function resend() {
    keepDraft('account', { email: 'ada@example.com' });
    await showModal(EmailVerifyDialog, '/email-verify');
    await press('Send it again');
  }

  test('[TOAST-11] a success says that the e-mail was sent', async () => {
    server.answers.resendConfirmation = () => null;
    await resend();
    expect(told()).toEqual(['The e-mail was sent']);
    expect(server.inputsOf('resendConfirmation')).toEqual([
      { body: { user: { email: 'ada@example.com', captcha: 'token for CONFIRMATION' } } },
    ]);
  });

  test.each([
    [{ already_confirmed: 'x', invalid: 'y' }, 'This address is confirmed already'],
    [{ invalid: 'y' }, 'Enter an e-mail address, like name@example.com.'],
    [['was bounced by its house', 'second'], 'was bounced by its house'],
  ])('[TOAST-10] a 422 shows the first e-mail error %j as a toast', async (email, title) => {
    server.answers.resendConfirmation = refuse(422, { errors: { email } });
    await resend();
    expect(told()).toEqual([title]);
  });

  test('any other failure is said in the form', async () => {
    server.answers.resendConfirmation = refuse(429, { error: { code: 'RATE_LIMITED' } });
    await resend();
    expect(await screen.findByText(/Too many tries/)).toBeTruthy();
    expect(told()).toEqual([]);
  });
});

describe('the link that confirms an address', () => {
  const player = { id: 7, email: 'ada@example.com' };

  test('[ROUTE-07] reads the token of the query; a guest may log in then', async () => {
    server.answers.confirmEmail = () => ({ email: 'ada@example.com' });
    await showModal(ConfirmationDialog, '/confirmation?confirmation_token=abc');
    expect(await screen.findByText('Your e-mail address is confirmed')).toBeTruthy();
    expect(server.inputsOf('confirmEmail')).toEqual([{ query: { confirmation_token: 'abc' } }]);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  test('a player goes on to main with a notice', async () => {
    server.answers.confirmEmail = () => player;
    const { address } = await showModal(ConfirmationDialog, '/confirmation?confirmation_token=abc', {
      root: { player },
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(told()).toEqual(['Your e-mail address is confirmed']);
  });

  test('a link that is used up offers another', async () => {
    server.answers.confirmEmail = refuseField('confirmation_token', 'invalid');
    server.answers.resendConfirmation = () => null;
    await showModal(ConfirmationDialog, '/confirmation?confirmation_token=abc', { root: { player } });
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy();
    await press('Send it again');
    expect(server.inputsOf('resendConfirmation')).toMatchObject([{ body: { user: { email: 'ada@example.com' } } }]);
  });

  test('a link without a token asks nothing of the server', async () => {
    await showModal(ConfirmationDialog, '/confirmation');
    expect(screen.getByText(/has been used or is too old/)).toBeTruthy();
    expect(server.inputsOf('confirmEmail')).toEqual([]);
  });
});
