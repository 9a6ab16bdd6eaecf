import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Promocode } from './PromocodePage.tsx';
import { aPlayer, showAs } from './testing/fake-server.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

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
  expect(screen.getByText('No promo code')).toBeTruthy();
});

test('[F-83] what is empty has a picture of its own: no sleeping bell where there are no notices', async () => {
  showAs(aPlayer(), <Promocode code={null} />);
  await screen.findByText('No promo code');
  expect(document.querySelector('img[src*="no-gifts"]')).toBeTruthy();
});
