import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../session/testing/fake-server.tsx';
import { MultiView } from '../multi/MultiView.tsx';
import { slip } from '../slip/slip-store.ts';
import { aCard, aFixture, aMarket } from '../testing/a-fixture.ts';
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
    outrights: [],
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

test('[SPORT-96] who may win the season stands on the page of the league, the likeliest first, with what a place pays', async () => {
  const outcome = (number: number, title: string, price: number | null) => ({
    id: `competitor:${number}`,
    title,
    price,
  });
  const market = (key: string, title: string, outcomes: ReturnType<typeof outcome>[]) =>
    aMarket({ key, title, outcomes });
  const card = aCard({
    id: 40,
    outright: true,
    score: null,
    tournament: { id: 2, name: 'Ember League' },
    sides: [],
    main: market('outright;season=ember-s3', 'Winner of the competition', [
      outcome(1, 'North Anchors', 4_000),
      outcome(2, 'South Kestrels', 2_000),
      outcome(3, 'West Lanterns', null),
    ]),
  });
  const place = market('place;places=3;season=ember-s3', 'Among the first 3', [outcome(1, 'North Anchors', 1_500)]);
  const league = {
    tournament: { id: 2, name: 'Ember League', sport: 'football' as const, category: { id: 1, name: 'Ember' } },
    table: [],
    fixtures: [],
    results: [],
    outrights: [{ season: 'Season 3', fixture: card, place, each_way: { places: 3, of: 5 } }],
  };
  await showSport(<LeagueView league={league} menu={menu} />, { player: null });
  const region = within(screen.getByRole('region', { name: 'Winner, Season 3' }));
  expect(region.getByText(/3 places at 1\/5/)).toBeTruthy();
  const prices = region.getAllByRole('button').map((button) => button.textContent);
  expect(prices).toEqual(['South Kestrels2.00', 'North Anchors4.00', 'North Anchors1.50']);
  expect(region.getByRole('link').getAttribute('href')).toBe('/sport/events/40');
  fireEvent.click(region.getByRole('button', { name: /South Kestrels/ }));
  expect(slip.read().legs).toMatchObject([
    {
      fixture: 40,
      market: 'outright;season=ember-s3',
      outcome: 'competitor:2',
      price: 2_000,
      fixtureName: 'Ember League',
    },
  ]);

  // In the final both have a place: nobody is offered one any more.
  cleanup();
  const sure = market('place;places=3;season=ember-s3', 'Among the first 3', [outcome(1, 'North Anchors', null)]);
  const ended = { ...league, outrights: league.outrights.map((one) => ({ ...one, place: sure })) };
  await showSport(<LeagueView league={ended} menu={menu} />, { player: null });
  const left = within(screen.getByRole('region', { name: 'Winner, Season 3' }));
  expect(left.getAllByRole('button')).toHaveLength(2);
  expect(left.queryByText('Among the first 3')).toBeNull();
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

test('[SPORT-66] each of them shows what goes on and its first markets; without an answer its row stays', async () => {
  const suspended = aMarket({ key: 'btts;period=ft', title: 'Both teams score', status: 'suspended', open: false });
  const other = aMarket({ key: 'odd_even;period=ft', title: 'Odd or even', group: 'goals' });
  server.answers.readFixture = (input) =>
    (input as { params?: { id: string } }).params?.id === '11'
      ? aFixture({ id: 11, markets: [aMarket(), suspended, other] })
      : Promise.reject(new Error('away'));
  const chosen = [aCard({ id: 11 }), aCard({ id: 12 })];
  await showSport(<MultiView ids={[11, 12]} live={[]} chosen={chosen} />, { player: null });
  expect(
    (await screen.findAllByRole('region', { name: /^(Result|Both teams score)$/ }, { timeout: 15_000 })).length,
  ).toBe(2);
  expect(
    within(screen.getByRole('region', { name: 'Both teams score' })).getByText('Suspended', { selector: 'h2 *' }),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Odd or even' })).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  // The row of the other has its prices.
  expect(screen.getAllByRole('button', { name: /North Anchors/ }).length).toBeGreaterThan(1);
});
