import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../session/testing/fake-server.tsx';
import { MultiView } from '../multi/MultiView.tsx';
import { aCard } from '../testing/a-fixture.ts';
import { showSport, words } from '../testing/show-sport.tsx';
import { LeagueView } from './LeagueView.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const menu = { sports: [] };
const row = (place: number, name: string) => ({
  place,
  side: { id: place, name },
  played: 4,
  won: 3,
  drawn: 1,
  lost: 0,
  scored: 9,
  conceded: 2,
  points: 10,
});

beforeEach(() => {
  cleanup();
  server.reset();
});

test('[SPORT-66] a league: what is on, its table, what comes and how it went', async () => {
  const league = {
    tournament: { id: 2, name: 'Ember League', sport: 'football' as const, category: { id: 1, name: 'Ember' } },
    table: [row(1, 'North Anchors'), row(2, 'South Kestrels')],
    fixtures: [aCard(), aCard({ id: 12, status: 'not_started', score: null })],
    results: [aCard({ id: 13, status: 'closed', main: null, more: 0 })],
  };
  await showSport(<LeagueView league={league} menu={menu} />, { player: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ember League');
  expect(screen.getByRole('link', { name: 'Football' }).getAttribute('href')).toBe('/sport/football');
  const table = screen.getByRole('table', { name: 'Table' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('North Anchors');
  expect(within(table).getByRole('button', { name: 'Favourite: South Kestrels' })).toBeTruthy();
  const titles = screen.getAllByRole('region').map((one) => within(one).getByRole('heading', { level: 2 }).textContent);
  expect(titles).toEqual(['Live now', 'Table', 'Coming up', 'Results']);
});

test('[SPORT-66] two fixtures side by side: each is left or another joins by an address', async () => {
  const [one, other, third] = [11, 12, 13].map((id) => aCard({ id }));
  const chosen = [one, other].filter((card) => card !== undefined);
  await showSport(<MultiView ids={[12, 11]} live={[...chosen, third ?? aCard()]} chosen={chosen} />, { player: null });
  const leave = screen.getAllByRole('link', { name: /^Remove/ }).map((link) => link.getAttribute('href'));
  expect(leave).toEqual(['/sport/multi?ids=11', '/sport/multi?ids=12']);
  const add = screen.getByRole('region', { name: 'Add a fixture' });
  expect(
    within(add)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/sport/multi?ids=12,11,13']);
  cleanup();
  await showSport(<MultiView ids={[]} live={[]} chosen={[]} />, { player: null });
  expect(words()).toContain('Nothing chosen yet');
});
