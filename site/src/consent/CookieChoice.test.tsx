import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import CookieChoice from './CookieChoice.tsx';
import { consentNow, onConsent } from './consent.ts';

vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf: read } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(read('en'));
  return { loadMessages: () => loaded };
});

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a test sets what a browser has
  document.cookie = text;
};
afterEach(() => {
  for (const name of ['cookies_accepted', 'utm_source']) setCookie(`${name}=; Path=/; Max-Age=0`);
});

async function show() {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          <Suspense>
            <CookieChoice />
          </Suspense>
        </Speaks>
      ),
    },
  ]);
  await act(async () => void render(<Page />));
}

test('an answer can be taken back: what was optional goes, and whoever needs it hears of it', async () => {
  setCookie('cookies_accepted=all; Path=/');
  setCookie('utm_source=mail; Path=/');
  const told = vi.fn();
  const leave = onConsent(told);
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Only necessary' }));
  leave();
  expect(consentNow()).toBe('necessary');
  expect(document.cookie).not.toContain('utm_source=mail');
  expect(told).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).toBeNull();
});

test('who has not answered yet is not asked twice', async () => {
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});
