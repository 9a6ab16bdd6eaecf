import type { FixtureCard, ListedFixture } from '@halley/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageChannels, tellLive, tellMissed } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { liveCards } from '../live/live-cards.ts';
import { slip } from '../slip/slip-store.ts';
import { aCard, aMarket } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
import { HomeView } from './HomeView.tsx';
import { LiveView } from './LiveView.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const league = { id: 2, name: 'Ember League', live: 1, coming: 7 };
const categories = [{ id: 1, name: 'Ember', tournaments: [league] }];
const menu = { sports: [{ sport: 'football' as const, title: 'Football', live: 1, coming: 7, categories }] };
const coming = aCard({ id: 12, status: 'not_started', score: null });
const home = (live: FixtureCard[] = [aCard()], soon: FixtureCard[] = [coming]) =>
  showSport(<HomeView menu={menu} view={{ kind: 'home', read: { live, soon } }} />, { player: null });
const live = (cards: FixtureCard[] = [aCard()]) =>
  showSport(<LiveView sport={null} cards={cards} menu={menu} />, { player: null });

const channel = 'public:sport_live_football';
const told = (given: Partial<ListedFixture> = {}): ListedFixture => ({
  id: 11,
  v: 6,
  c: null,
  t: 'live',
  s: aCard().score,
  m: ['1x2;period=ft', 1, [2_100, 3_500, 4_000]],
  ...given,
});
const tell = (...f: ListedFixture[]) => act(async () => tellLive(channel, { at: 0, f }));
const rowOf = (name: string) =>
  screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name)) as HTMLElement;
const reads = (call: string) => server.inputsOf(call as never).length;

beforeEach(() => {
  holdTime();
  server.reset();
  liveCards.clear();
  slip.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[SPORT-48] [SPORT-66] what is on and what is coming, its leagues, and that it is simulated', async () => {
  await home();
  const [on, soon] = [
    screen.getByRole('region', { name: 'Live now' }),
    screen.getByRole('region', { name: 'Coming up' }),
  ];
  for (const list of [on, soon]) expect(within(list).getAllByText('Simulated')).toHaveLength(1);
  expect(on.textContent).toContain('Score 1–0');
  expect(on.textContent).toContain('Live 10′');
  expect(soon.textContent).not.toContain('1–0');
  expect(within(on).getByRole('link', { name: '12 more markets' }).getAttribute('href')).toBe('/sport/events/11');
  const leagues = screen.getByRole('region', { name: 'Leagues' });
  expect(
    within(leagues)
      .getByRole('link', { name: /Ember League/ })
      .getAttribute('href'),
  ).toBe('/sport/leagues/2');
  expect(screen.getByRole('link', { name: 'Football 8' }).getAttribute('href')).toBe('/sport/football');
});

test('[SPORT-46] a price is taken right in the list, and names what it is about', async () => {
  await home([aCard()], []);
  await press(/^North Anchors 2\.00/);
  expect(slip.read().legs).toMatchObject([
    { fixture: 11, outcome: 'home', price: 2_000, fixtureName: 'North Anchors – South Kestrels' },
  ]);
});

test('[SPORT-65] a frame moves the row that it is about: price, score, a stop; an older one nothing', async () => {
  await live([aCard(), aCard({ id: 14, tournament: { id: 3, name: 'Other League' } })]);
  expect(pageChannels.current()).toContain(channel);
  await tell(told({ s: { home: 2, away: 0, periods: [[2, 0]], phase: '1h', clock: 1_260 } }));
  const row = rowOf('Ember League');
  expect(row.textContent).toContain('Score 2–0');
  expect(row.textContent).toContain('Live 21′');
  expect(within(row).getByRole('button', { name: /^North Anchors/ }).textContent).toContain('2.10');
  expect(rowOf('Other League').textContent).toContain('2.00');
  await tell(told({ v: 5, m: ['1x2;period=ft', 1, [9_000, 9_000, 9_000]] }));
  expect(row.textContent).toContain('2.10');
  await tell(told({ v: 7, m: ['1x2;period=ft', 2, [2_100, 3_500, 4_000]] }));
  for (const button of within(row).getAllByRole('button', { name: /Suspended|Closed/ }))
    expect((button as HTMLButtonElement).disabled).toBe(true);
  await tell(told({ v: 7, c: 'feed' }));
  expect(within(row).getAllByRole('button', { name: /Suspended|Closed/ })).toHaveLength(3);
  await tell(told({ v: 8, m: null }));
  expect(row.textContent).toContain('No prices at the moment');
});

test('[SPORT-65] what begins, ends, changes its market or was missed is one read of the list', async () => {
  server.answers.listLiveFixtures = () => [aCard({ version: 9 }), aCard({ id: 20, version: 1 })];
  await live();
  await tell(told());
  await pass(1_000);
  expect(reads('listLiveFixtures')).toBe(0);
  await tell(told({ id: 20, v: 1 }), told({ id: 21, v: 1 }));
  await pass(1_000);
  expect(reads('listLiveFixtures')).toBe(1);
  expect(rowOf('Ember League').closest('ul')?.children).toHaveLength(2);
  await tell(told({ v: 10, m: ['winner;period=match', 1, [1_500, 2_500]] }));
  await tell(told({ id: 20, v: 2, t: 'ended', m: null }));
  await pass(1_000);
  expect(reads('listLiveFixtures')).toBe(2);
  await act(async () => tellMissed(channel));
  await pass(1_000);
  expect(reads('listLiveFixtures')).toBe(3);
});

test('[SPORT-65] without a line, and after sleep, the list is read again', async () => {
  server.answers.listLiveFixtures = () => [aCard({ version: 9, main: aMarket({ open: false }) })];
  await live();
  await pass(5_100);
  expect(reads('listLiveFixtures')).toBe(1);
  expect(within(rowOf('Ember League')).getAllByRole('button', { name: /Suspended|Closed/ })).toHaveLength(3);
  vi.setSystemTime(Date.now() + 3_600_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(reads('listLiveFixtures')).toBe(2);
});

test('[SPORT-65] without a network the page says that it may be old', async () => {
  await home();
  expect(words()).not.toContain('No connection');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(words()).toContain('No connection');
});

test('a race shows the three likeliest starters; what is over has no prices', async () => {
  const starters = ['Ada', 'Bo', 'Cy', 'Di'].map((name, index) => ({
    ...aCard().sides[0],
    id: index,
    name,
    number: index + 1,
  }));
  const outcomes = [5_000, 2_000, 9_000, 3_000].map((price, index) => ({
    id: `starter:${index + 1}`,
    title: starters[index]?.name ?? '',
    price,
  }));
  const score = { home: 0, away: 0, periods: [], phase: 'race', clock: 20, extra: { order: [3, 1, 2] } };
  const race = aCard({
    sport: 'racing',
    sides: starters as never,
    score,
    main: aMarket({ key: 'race_winner', outcomes }),
  });
  await live([race, aCard({ id: 13, status: 'ended', main: null, more: 0 })]);
  const row = rowOf('1. Cy');
  expect(
    within(row)
      .getAllByRole('button', { pressed: false })
      .map(({ textContent }) => textContent),
  ).toEqual(['', '#2Bo2.00', '#4Di3.00', '#1Ada5.00']);
  const over = screen.getByText('Ended').closest('li') as HTMLElement;
  expect(within(over).getAllByRole('button')).toHaveLength(1);
});

test('lists with nothing in them say so, and one sport is called by its name', async () => {
  await home([], []);
  expect(screen.getAllByText('Nothing here right now')).toHaveLength(2);
  cleanup();
  const view = { kind: 'sport', sport: 'football', name: 'Football', live: [], soon: [] } as const;
  await showSport(<HomeView menu={menu} view={{ ...view, live: [], soon: [] }} />, { player: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Football');
});
