import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../page/testing/show-page.tsx';
import { AchievementList } from './AchievementList.tsx';
import type { Achievement } from './achievement.ts';

afterEach(cleanup);

const one: Achievement = {
  key: 'achievement-hundred-rounds',
  identifier: 'achievement-hundred-rounds',
  title: 'A hundred rounds',
  summary: 'Any game counts.',
  unit: 'rounds',
  done: 40,
  target: 100,
  currency: 'EUR',
  gifts: [{ type: 'points', points: 50 }],
  endsAt: null,
};
const show = (achievements: Achievement[]) =>
  showPage(<AchievementList achievements={achievements} />, { path: '/achievements' });
const words = () => document.body.textContent ?? '';

test('[ROUTE-65] progress in plain figures, what is given, and what is done', async () => {
  await show([
    one,
    { ...one, key: 'b', title: '', unit: 'deposits', done: 3, target: 3, gifts: [] },
    { ...one, key: 'c', title: 'A long orbit', unit: 'stake', done: null, target: 50_000 },
  ]);
  await screen.findByRole('heading', { name: 'A hundred rounds' });
  expect(words()).toContain('40 of 100 rounds');
  expect(words()).toContain('Gives 50 points.');
  expect(screen.getByRole('progressbar', { name: 'How far: A hundred rounds' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  expect(screen.getByRole('heading', { name: '3 deposits' }).parentElement?.textContent).toContain('Done');
  expect(words()).toContain('To be reached: €500.00 staked.');
});

test('without any the page says so', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No achievements at the moment' })).toBeTruthy();
});
