import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { catalogOf } from '../../i18n/index.server.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { aPlayer, server, showAs } from '../../session/testing/fake-server.tsx';
import { ReauthenticationCancelled, useReauthentication } from './use-reauthentication.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

// Loaded with the first question; here it is no question of time.
beforeAll(() => import('./ReauthenticationDialog.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  // What the question says comes with it.
  vi.stubGlobal('fetch', async () => Response.json(catalogOf('en')));
  server.reset();
  server.answers.reauthenticate = () => null;
});

const required = refuse(403, { error: { code: 'REAUTHENTICATION_REQUIRED' } });

async function show(action: () => Promise<unknown>, player = aPlayer()) {
  const outcome = { done: undefined as unknown, failed: undefined as unknown };
  function Page() {
    const { guarded, dialog } = useReauthentication();
    const run = () =>
      guarded(action).then(
        (value) => (outcome.done = value),
        (error: unknown) => (outcome.failed = error),
      );
    return (
      <>
        <button type="button" onClick={() => void run()}>
          go
        </button>
        {dialog}
      </>
    );
  }
  showAs(player, <Page />);
  const go = await screen.findByText('go');
  await act(async () => void fireEvent.click(go));
  return outcome;
}

test('what the server does not ask about is done at once', async () => {
  const outcome = await show(async () => 'done');
  expect(outcome.done).toBe('done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is asked and answers has the action repeated', async () => {
  const action = vi.fn(async () => (server.inputsOf('reauthenticate').length === 0 ? required() : 'done'));
  const outcome = await show(action);
  const password = await screen.findByLabelText('Current password');
  fireEvent.change(password, { target: { value: 'Halley-2026!' } });
  await act(async () => void fireEvent.submit(password.closest('form')!));
  await waitFor(() => expect(outcome.done).toBe('done'));
  expect(action).toHaveBeenCalledTimes(2);
  expect(server.inputsOf('reauthenticate')).toEqual([{ body: { password: 'Halley-2026!' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password is said, and nothing is repeated', async () => {
  server.answers.reauthenticate = refuse(422, { errors: { current_password: { invalid: 'x' } } });
  const action = vi.fn(async () => required());
  await show(action);
  const password = await screen.findByLabelText('Current password');
  fireEvent.change(password, { target: { value: 'wrong' } });
  await act(async () => void fireEvent.submit(password.closest('form')!));
  expect(await screen.findByText('The password is not right.')).toBeTruthy();
  expect(action).toHaveBeenCalledTimes(1);
});

test('with a second factor a code is as good as the password', async () => {
  const action = vi.fn(async () => (server.inputsOf('reauthenticate').length === 0 ? required() : 'done'));
  const outcome = await show(action, aPlayer({ two_factor_enabled: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use a code of the app' }));
  const code = await screen.findByLabelText('Code');
  fireEvent.change(code, { target: { value: '123456' } });
  await act(async () => void fireEvent.submit(code.closest('form')!));
  await waitFor(() => expect(outcome.done).toBe('done'));
  expect(server.inputsOf('reauthenticate')).toEqual([{ body: { otp_attempt: '123456' } }]);
});

test('who closes the question is left alone', async () => {
  const outcome = await show(async () => required());
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(outcome.failed).toBeInstanceOf(ReauthenticationCancelled));
});

test('another refusal passes through', async () => {
  const outcome = await show(async () => refuse(422, { errors: { base: { last_way_in: 'x' } } })());
  expect((outcome.failed as { code: string }).code).toBe('base.last_way_in');
  expect(screen.queryByRole('dialog')).toBeNull();
});
