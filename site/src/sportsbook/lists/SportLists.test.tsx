import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../session/testing/fake-server.tsx';
import { slip } from '../slip/slip-store.ts';
import { aCard } from '../testing/a-fixture.ts';
import { press, showSport, words } from '../testing/show-sport.tsx';
import type { Lists } from './read-lists.server.ts';
import { SportLists } from './SportLists.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const menu = { sports: [{ sport: 'football' as const, title: 'Football', live: 1, coming: 7, categories: [] }] };
const coming = aCard({ id: 12, status: 'not_started', score: null });
const show = (given: Partial<Lists> = {}) => {
  const lists = { view: 'home', sport: null, menu, live: [aCard()], soon: [coming], ...given } as Lists;
  return showSport(<SportLists lists={lists} />, { player: null });
};

beforeEach(() => {
  cleanup();
  server.reset();
  slip.clear();
});

test('[SPORT-48] what is on and what is coming, each with its first market and marked as simulated', async () => {
  await show();
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('Ember League'));
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row.textContent).toContain('Simulated');
  expect(rows[0]?.textContent).toContain('1–0');
  expect(rows[1]?.textContent).not.toContain('1–0');
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link', { name: '12 more markets' })
      .getAttribute('href'),
  ).toBe('/sport/events/11');
  expect(screen.getByRole('link', { name: 'Football 8' }).getAttribute('href')).toBe('/sport/football');
});

test('[SPORT-46] a price is taken right in the list, and names what it is about', async () => {
  await show({ soon: [] });
  await press(/North Anchors/);
  expect(slip.read().legs).toMatchObject([
    { fixture: 11, outcome: 'home', price: 2_000, fixtureName: 'North Anchors – South Kestrels' },
  ]);
});

test('a result says how it ended, a race who came first; nothing is left to bet on', async () => {
  const over = { status: 'closed' as const, main: null, more: 0 };
  const starters = ['Ada', 'Bo', 'Cy'].map((name, index) => ({
    ...aCard().sides[0],
    id: index,
    name,
    number: index + 1,
  }));
  const score = { home: 0, away: 0, periods: [], phase: 'ended', clock: 78, extra: { order: [3, 1, 2] } };
  const race = aCard({ ...over, id: 13, sport: 'racing', sides: starters as never, score });
  await show({ view: 'results', live: [aCard(over), race] });
  const text = document.body.textContent ?? '';
  expect(text).toContain('1–0');
  expect(text).toContain('1. Cy   2. Ada   3. Bo');
  expect(text).not.toMatch(/more market|0–0/);
});

test('lists with nothing in them say so', async () => {
  await show({ live: [], soon: [] });
  expect(screen.getAllByText('Nothing here right now')).toHaveLength(2);
  cleanup();
  await show({ view: 'results', live: [] });
  expect(words()).toContain('Results of today (UTC)');
  expect(words()).toContain('Nothing here right now');
});

test('one sport is called by its name', async () => {
  await show({ sport: 'football' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Football');
});
