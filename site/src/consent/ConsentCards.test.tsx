import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { ConsentCards } from './ConsentCards.tsx';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});
afterEach(() => vi.restoreAllMocks());

function show(asks: { cookies: boolean; australia: boolean }) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          <ConsentCards {...asks} />
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what a first visit asks', () => {
  test.each([
    ['Accept all', 'all'],
    ['Only necessary', 'necessary'],
  ])('[CONSENT-01] [CONSENT-02] %s is kept for a year, and the notice goes', async (button, value) => {
    show({ cookies: true, australia: false });
    expect(await screen.findByRole('region', { name: 'Cookies' })).toBeTruthy();
    expect(written).toEqual([]);
    press(button);
    expect(written).toEqual([`cookies_accepted=${value}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('[CONSENT-03] [CONSENT-04] Australia is asked besides, and its answer is kept for a year', async () => {
    show({ cookies: true, australia: true });
    expect(await screen.findAllByRole('region')).toHaveLength(2);
    press('I am 18 or older');
    expect(written).toEqual(['au_approved=1; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test('without script each card is a form that names its answer and the page it stands on', async () => {
    show({ cookies: true, australia: true });
    const [australia, cookies] = await screen.findAllByRole('region');
    for (const card of [australia, cookies]) {
      const form = card?.querySelector('form');
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/consent']);
      expect(form?.querySelector<HTMLInputElement>('input[name=back]')?.value).toBe('/');
    }
    const answers = screen.getAllByRole<HTMLButtonElement>('button').map(({ name, value }) => `${name}=${value}`);
    expect(answers).toEqual(['australia=1', 'cookies=necessary', 'cookies=all']);
  });

  test('[F-84] the card lies below the bar at the bottom: its shadow does not dim the ways in', async () => {
    show({ cookies: true, australia: false });
    const card = await screen.findByRole('region', { name: 'Cookies' });
    expect(card.parentElement?.className).toMatch(/\bz-sticky\b/);
  });

  test('both answers look the same', async () => {
    show({ cookies: true, australia: false });
    await screen.findByRole('region');
    const [necessary, all] = ['Only necessary', 'Accept all'].map((name) => screen.getByRole('button', { name }));
    expect(necessary?.className).toBe(all?.className);
  });
});
