import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { Promocode } from './PromocodePage.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));

afterEach(cleanup);
beforeEach(() => {
  server.reset();
  sessionStorage.clear();
});

test('the code of the account is shown; without one the page says that nothing is missing', async () => {
  showAs(aPlayer(), <Promocode code="COMET10" />);
  expect(await screen.findByText('COMET10')).toBeTruthy();
  cleanup();
  showAs(aPlayer(), <Promocode code={null} />);
  expect(await screen.findByText('No promo code')).toBeTruthy();
});

test('a code of the visit is shown once and can be forgotten', async () => {
  sessionStorage.setItem('depositPromocode', 'STARS');
  showAs(aPlayer(), <Promocode code="STARS" />);
  expect(await screen.findAllByText('STARS')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Forget it' })).toBeNull();
  cleanup();
  showAs(aPlayer(), <Promocode code={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Forget it' }));
  expect(sessionStorage.getItem('depositPromocode')).toBeNull();
  // The page may subscribe to the code only after the click: it looks again then.
  expect(await screen.findByText('No promo code')).toBeTruthy();
});

test('[F-83] what is empty has a picture of its own: no sleeping bell where there are no notices', async () => {
  showAs(aPlayer(), <Promocode code={null} />);
  await screen.findByText('No promo code');
  expect(document.querySelector('img[src*="no-gifts"]')).toBeTruthy();
});

test('[ROUTE-25] [API-20] a gift code is redeemed here too', async () => {
  server.answers.redeemCoupon = () => ({ status: 'already_activated' });
  showAs(aPlayer(), <Promocode code={null} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Gift code' }), { target: { value: 'STARS' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('You have used this code already.')).toBeTruthy();
});

test('[API-17] [API-18] the code of the link is kept for deposits by a click, and the one kept is forgotten by one', async () => {
  sessionStorage.setItem('depositPromocode', 'STARS');
  const readPlayer = vi.fn(() => aPlayer());
  server.answers.setBonusCode = () => null;
  server.answers.clearBonusCode = () => null;
  showAs(aPlayer(), <Promocode code="COMET10" />, readPlayer);
  fireEvent.click(await screen.findByRole('button', { name: 'Use it with my next deposit' }));
  await waitFor(() => expect(readPlayer).toHaveBeenCalledTimes(2));
  expect(server.inputsOf('setBonusCode')).toEqual([{ body: { deposit_bonus_code: 'STARS' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Do not use it' }));
  await waitFor(() => expect(readPlayer).toHaveBeenCalledTimes(3));
  expect(server.inputsOf('clearBonusCode')).toHaveLength(1);
});
