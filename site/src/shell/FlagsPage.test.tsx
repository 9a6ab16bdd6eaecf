import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { useFlag } from '../page/index.ts';
import FlagsPage from './FlagsPage.tsx';

beforeEach(() => localStorage.clear());

const flags = { live_chat: false, passkeys: true };
const root = { flags: { on: flags, pages: {} } };
const loaderData = { messages: {}, seo: { title: '', description: '' }, flags };

function Page() {
  return (
    <>
      <FlagsPage {...({ loaderData } as unknown as Parameters<typeof FlagsPage>[0])} />
      <output data-testid="chat">{String(useFlag('live_chat'))}</output>
    </>
  );
}
const chat = () => screen.getByTestId('chat').textContent;

describe('[FLAG-03] the page of flags', () => {
  test('lists each with its state', async () => {
    await showModal(Page, '/ffc', { root });
    const switches = screen.getAllByRole('switch');
    expect(
      switches.map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-checked'), one.textContent]),
    ).toEqual([
      ['live_chat', 'false', 'Off'],
      ['passkeys', 'true', 'On'],
    ]);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  test('[FLAG-02] what is switched counts everywhere in this browser, and is reset at a press', async () => {
    await showModal(Page, '/ffc', { root });
    expect(chat()).toBe('false');
    fireEvent.click(screen.getByRole('switch', { name: 'live_chat' }));
    expect([chat(), localStorage.getItem('featureFlags')]).toEqual(['true', '{"live_chat":true}']);
    fireEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect([chat(), localStorage.getItem('featureFlags')]).toEqual(['false', null]);
  });

  test('[FLAG-02] what was switched on an earlier visit is read', async () => {
    localStorage.setItem('featureFlags', '{"live_chat":true}');
    await showModal(Page, '/ffc', { root });
    expect(chat()).toBe('true');
  });
});
