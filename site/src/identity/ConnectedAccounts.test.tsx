import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { ConnectedAccounts } from './ConnectedAccounts.tsx';

const server = vi.hoisted(() => ({
  data: {} as Record<string, unknown>,
  calls: [] as unknown[][],
  answer: async (): Promise<unknown> => [],
}));
vi.mock('../query/index.ts', () => ({
  callApi: (...call: unknown[]) => {
    server.calls.push(call);
    return server.answer();
  },
  queries: {
    set: (name: string, _input: unknown, data: unknown) => {
      server.data[name] = data;
    },
    invalidate: () => {},
  },
  useQuery: (name: string) => ({ data: server.data[name], error: undefined, loading: false }),
}));

const account = (change: object = {}) => ({
  id: 7,
  type: 'google',
  active: true,
  uid: '1',
  social_network_account: 'comet@mail.example',
  confirmed_at: '2026-03-01T12:00:00.000Z',
  removable: true,
  ...change,
});

beforeEach(() => {
  server.calls.length = 0;
  server.answer = async () => [];
  server.data = {
    listAuthProviders: [{ name: 'google_oauth2', url: '/auth/google_oauth2' }],
    listConnectedProviders: [account()],
  };
});
afterEach(cleanup);

async function show(address = '/profile/security') {
  const Component = () => (
    <Speaks locale="en" messages={catalogOf('en')}>
      <main>
        <ConnectedAccounts />
      </main>
    </Speaks>
  );
  const Page = createRoutesStub([{ path: '*', Component }]);
  await act(async () => render(<Page initialEntries={[address]} />));
}

describe('connected accounts', () => {
  test('are listed by the name the player knows them by, and one more can be connected', async () => {
    await show();
    expect(screen.getByRole('listitem').textContent).toContain('Google comet@mail.example');
    expect(screen.getByRole('link', { name: 'Connect Google' }).getAttribute('href')).toBe('/auth/google_oauth2');
  });

  test('one is cut off, and it is said', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect Google, comet@mail.example' }));
    expect(await screen.findByText('The account is disconnected.')).toBeTruthy();
    expect(server.calls).toEqual([['disconnectProvider', { params: { id: '7' } }]]);
    expect(screen.getByText('No other account is connected.')).toBeTruthy();
  });

  test('a failure is said, and the account stays', async () => {
    server.answer = () => Promise.reject(new Error('no network'));
    await show();
    fireEvent.click(screen.getByRole('button', { name: /Disconnect/ }));
    expect(await screen.findByText(/That did not work/)).toBeTruthy();
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  test('the last way in has no button, and says why', async () => {
    server.data.listConnectedProviders = [account({ removable: false })];
    await show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/only way in/)).toBeTruthy();
  });

  test.each([
    ['?auth=connected', 'The account is connected.'],
    ['?auth_error=taken&provider=google_oauth2', 'This account already opens another player’s account.'],
  ])('who comes back with %s reads: %s', async (search, text) => {
    await show(`/profile/security${search}`);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('nothing is shown where there is nothing to connect', async () => {
    server.data = { listAuthProviders: [], listConnectedProviders: [] };
    await show();
    expect(screen.getByRole('main').textContent).toBe('');
  });
});
