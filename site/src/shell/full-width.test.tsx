import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Shell } from './Shell.tsx';
import { showChrome } from './testing/show-chrome.tsx';

afterEach(cleanup);
const Page = () => <Shell>page</Shell>;

test.each([
  ['/promo/winter', true],
  ['/tournaments', true],
  ['/tournaments/winter', true],
  ['/lottery/first', true],
  ['/action', true],
  ['/action/first', true],
  ['/activity-hub', true],
  ['/promotions', false],
  ['/lotteries/first', false],
  ['/quests', false],
  ['/', false],
  ['/vip', false],
  ['/play/halley-studio/orbit-dice', false],
])('[F-102] [ROUTE-80] the page at %s takes the whole width: %s', async (path, wide) => {
  await showChrome(Page, { path });
  expect(screen.getByRole('main').classList.contains('max-w-content')).toBe(!wide);
});
