import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTracked } from '../analytics/index.ts';
import { useApp } from './use-app.ts';

const state = vi.hoisted(() => ({ player: null as { id: number } | null, called: [] as unknown[] }));
vi.mock('../session/session.ts', () => ({
  useRootData: () => ({ isBot: false, locale: 'en' }),
  usePlayer: () => state.player,
}));
vi.mock('../page/use-flag.ts', () => ({ useFlag: () => false }));
vi.mock('../query/index.ts', () => ({
  callApi: async (name: string, input: unknown) => void state.called.push([name, input]),
}));

afterEach(() => {
  state.player = null;
  state.called = [];
  takeTracked();
  window.history.replaceState(null, '', '/');
});
const names = () => takeTracked().map(({ name }) => name);

test('[ANALYTICS-03] the site opened from the home screen is told of, for a guest as an event alone', () => {
  window.history.replaceState(null, '', '/?pwaType=native');
  renderHook(useApp);
  expect(names()).toEqual(['pwa_open']);
  expect(state.called).toEqual([]);
});

test('[PWA-01] [ANALYTICS-03] of a player the house is told as well, once a visit', () => {
  window.history.replaceState(null, '', '/?pwaType=native');
  state.player = { id: 7 };
  const { rerender } = renderHook(useApp);
  rerender();
  expect(names()).toEqual(['pwa_open']);
  expect(state.called).toEqual([['notePwaEvent', { body: { event: 'open' } }]]);
});

test('a visit in a browser tells nothing, until the site is installed', () => {
  renderHook(useApp);
  expect(names()).toEqual([]);
  window.dispatchEvent(new Event('appinstalled'));
  expect(names()).toEqual(['pwa_install']);
});
