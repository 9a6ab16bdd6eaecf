import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { authProviderName } from './provider-name.ts';
import { SocialButtons } from './SocialButtons.tsx';

const server = vi.hoisted(() => ({ houses: undefined as { name: string; url: string }[] | undefined }));
vi.mock('../query/index.ts', () => ({
  queries: { clear: () => {} },
  useQuery: () => ({ data: server.houses, error: undefined, loading: false }),
}));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf: texts } = await import('../i18n/catalog.server.ts');
  const english = Promise.resolve(texts('en'));
  return { loadMessages: () => english };
});

const google = { name: 'google_oauth2', url: '/auth/google_oauth2' };
beforeEach(() => {
  server.houses = [google, { name: 'northern_bank_oidc', url: '/auth/northern_bank_oidc' }];
});
afterEach(cleanup);

async function show(address: string) {
  const Component = () => (
    <Speaks locale="en" messages={catalogOf('en')}>
      <main>
        <SocialButtons />
      </main>
    </Speaks>
  );
  const Page = createRoutesStub([{ path: '*', Component }]);
  await act(async () => render(<Page initialEntries={[address]} />));
}

const hrefs = async () => (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));

describe('the buttons of other houses', () => {
  test('lead out of the router, and back to where the visitor wanted to go', async () => {
    await show('/login?redirect=%2Fprofile%3Ftab%3D1');
    expect(await hrefs()).toEqual([
      '/auth/google_oauth2?redirect=%2Fprofile%3Ftab%3D1',
      '/auth/northern_bank_oidc?redirect=%2Fprofile%3Ftab%3D1',
    ]);
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Other ways in' })).toBeTruthy();
  });

  test('over a page, back to that page', async () => {
    await show('/play/halley-studio/orbit-dice?mode=real&modal=%2Flogin');
    expect((await hrefs())[0]).toBe(
      `/auth/google_oauth2?redirect=${encodeURIComponent('/play/halley-studio/orbit-dice?mode=real')}`,
    );
  });

  test.each([undefined, []])('are not there while there is none: %s', async (houses) => {
    server.houses = houses;
    await show('/login');
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe(''));
  });
});

describe('who comes back without luck', () => {
  test('reads why, by the name of a house we know', async () => {
    await show('/login?auth_error=account_exists&provider=google_oauth2');
    expect((await screen.findByRole('alert')).textContent).toContain('then connect Google under Security');
  });

  test('also where no house is left', async () => {
    server.houses = [];
    await show('/login?auth_error=unavailable&provider=google_oauth2');
    expect((await screen.findByRole('alert')).textContent).toContain('The other service cannot be reached');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each(['Call+0800-evil', 'constructor', '__proto__', ''])('a code nobody gave says nothing: %s', async (code) => {
    await show(`/login?auth_error=${code}`);
    await hrefs();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a house somebody made up is not named', async () => {
    await show('/login?auth_error=failed&provider=Call_0800_evil');
    expect((await screen.findByRole('alert')).textContent).not.toContain('0800');
  });
});

test.each([
  ['google_oauth2', 'Google'],
  ['northern_bank_oidc', 'Northern Bank'],
  ['other', 'Other'],
])('%s is called %s', (name, expected) => {
  expect(authProviderName(name)).toBe(expected);
});
