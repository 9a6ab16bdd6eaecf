import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiloGame } from './hilo/rules.ts';
import { HiloScreen } from './hilo/screen/HiloScreen.tsx';
import type { HouseGame } from './kit/game.ts';
import { fakeHouse } from './screen/testing/fake-house.ts';
import { prepareScreens, press, show } from './screen/testing/show-screen.tsx';

prepareScreens({ stillMotion: false });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const canGuess = () =>
  [/^Higher/, /^Lower/].some((name) => !screen.getByRole('button', { name }).hasAttribute('disabled'));

test('[PP-02] a game of several steps offers shorter reveals only where the launch allows them', async () => {
  await show(HiloScreen, fakeHouse(hiloGame as HouseGame));
  expect(screen.queryByRole('button', { name: 'Turbo' })).toBeNull();
  await press('Deal');
  await passes(200);
  expect(canGuess()).toBe(false);
  await passes(200);
  expect(canGuess()).toBe(true);
  expect(document.querySelector('[data-quick]')).toBeNull();
});

test('with turbo the card lies there in a third of its time', async () => {
  await show(HiloScreen, fakeHouse(hiloGame as HouseGame), { turbo: true });
  await press('Turbo');
  expect(screen.getByRole('button', { name: 'Turbo' }).getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.stage-frame[data-quick]')).toBeTruthy();
  await press('Deal');
  await passes(130);
  expect(canGuess()).toBe(true);
});
