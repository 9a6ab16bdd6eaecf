import { CallFailed } from '@halley/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/catalog.server.ts';
import { Speaks } from '../i18n/index.ts';
import { LoginForm } from './LoginForm.tsx';

const server = vi.hoisted(() => ({ calls: [] as unknown[][], answer: async (): Promise<unknown> => ({ id: 1 }) }));
vi.mock('../query/index.ts', () => ({
  callApi: (...call: unknown[]) => {
    server.calls.push(call);
    return server.answer();
  },
}));

afterEach(cleanup);
beforeEach(() => {
  server.calls.length = 0;
  server.answer = async () => ({ id: 1 });
});

function show() {
  const onDone = vi.fn(async () => {});
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          <LoginForm onDone={onDone} />
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
  return onDone;
}

async function send(email: string, password: string) {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in form', () => {
  test('sends once, then says it is done', async () => {
    const onDone = show();
    await send(' a@b.test ', ' secret words ');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls).toEqual([['signIn', { body: { user: { email: 'a@b.test', password: ' secret words ' } } }]]);
  });

  test('an empty field is found before anything is sent, and gets the focus', async () => {
    const onDone = show();
    await send('', 'x');
    expect(await screen.findByText(/Enter an e-mail address/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(server.calls).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('a refusal is said, and what was typed stays', async () => {
    server.answer = () => Promise.reject(new CallFailed('signIn', 422, { errors: { login: { invalid: 'x' } } }));
    const onDone = show();
    await send('a@b.test', 'wrong');
    expect(await screen.findByText('The e-mail or the password is not right.')).toBeTruthy();
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong');
    expect(onDone).not.toHaveBeenCalled();
  });
});
