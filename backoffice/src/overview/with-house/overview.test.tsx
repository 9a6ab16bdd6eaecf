import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = (more: object = {}) => ({
  deposits_cents: 0,
  cashouts_cents: 0,
  stakes_cents: 0,
  wins_cents: 0,
  ggr_cents: 0,
  bonus_cost_cents: 0,
  ngr_cents: 0,
  bets: 0,
  sports_decided_cents: 0,
  sports_margin_cents: 0,
  ...more,
});
const players = { joined: 3, first_deposits: 1, active: 20, returning: 12 };
const overview = {
  shown_in: 'EUR',
  fed_at: '2026-11-16T21:41:00.000Z',
  days: [
    { day: '2026-11-15', figures: figures({ deposits_cents: 200_000, ggr_cents: 40_000 }), players },
    { day: '2026-11-16', figures: figures({ deposits_cents: 100_000, ggr_cents: 20_000 }), players },
  ],
  before: [{ day: '2026-11-14', figures: figures({ deposits_cents: 150_000, ggr_cents: 80_000 }), players }],
  today: {
    day: '2026-11-16',
    figures: figures({ deposits_cents: 92_000, ggr_cents: 20_000, bonus_cost_cents: 4_000 }),
    usual: figures({ deposits_cents: 100_000, ggr_cents: 0 }),
    weeks: 3,
  },
  choices: { brands: ['halley'], countries: ['DE'], currencies: ['EUR', 'BTC'] },
};
const live = {
  at: '2026-11-16T21:41:00.000Z',
  players: 770,
  peak: { players: 812, at: '2026-11-16T20:50:00.000Z' },
  course: [700, 812, 770],
  counts: [{ name: 'bets_a_minute', now: 1_284, hour_ago: null }],
};
const queues = [
  {
    name: 'cashouts',
    open: 3,
    oldest_at: new Date(Date.now() - 5 * 3_600_000).toISOString(),
    promise_minutes: 240,
    ages: [1, 0, 1, 1],
  },
];
const alerts = [
  {
    kind: 'game_return',
    at: live.at,
    game: 'a/b',
    title: 'Perihelion',
    rounds: 48_000,
    actual: 1.014,
    expected: 0.962,
    tolerance: 0.011,
  },
  { kind: 'books_agree', at: live.at },
];
const rows = [
  { key: 'DE', title: 'DE', figures: figures({ deposits_cents: 300_000 }), ggr_before_cents: 5_000, players },
  { key: '', title: '', figures: figures({ deposits_cents: 100 }), ggr_before_cents: 0, players: null },
];

function open(more: Parameters<typeof fakeServer>[0] = {}, path = '/') {
  const server = fakeServer({
    'GET /api/staff/state': { body: openState(['reports.read', 'payments.read']) },
    'GET /api/staff/overview': { body: overview },
    'GET /api/staff/overview/alerts': { body: { alerts } },
    'GET /api/staff/overview/live': { body: live },
    'GET /api/staff/overview/queues': { body: { queues } },
    'GET /api/staff/overview/breakdown': { body: { rows, total: figures({ deposits_cents: 300_100 }), is_cut: false } },
    ...more,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { ...server, router };
}

describe('the overview', () => {
  test('[OPS-02] is the first page of whoever may read reports: today against a usual day, the period against the one before', async () => {
    const { router } = open();
    expect(await screen.findByText('92% of a usual Monday by now')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/overview');
    expect(screen.getByText('20% of GGR')).toBeTruthy();
    expect(screen.getByText('peak today 812 at 20:50')).toBeTruthy();
    expect(screen.getAllByText('+100% against the period before').length).toBeGreaterThan(0);
    expect(screen.getByText(/Days and times are UTC\. Counted up to 16 Nov 2026/)).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'Money by day' })).toBeTruthy();
  });

  test('[OPS-05] says what to look at, what waits by age, and what is going on', async () => {
    open();
    expect(await screen.findByText('Perihelion pays above its range')).toBeTruthy();
    expect(screen.getByText('1 open')).toBeTruthy();
    expect(screen.getByText('Wallet and ledger agree')).toBeTruthy();
    const told = '1 under a quarter of the promise, 1 under the promise, 1 past it';
    expect(await screen.findByRole('img', { name: told })).toBeTruthy();
    expect(screen.getByText('5 h').className).toContain('warn');
    expect(await screen.findByText('1,284')).toBeTruthy();
  });

  test('[OPS-03] is broken down by what is chosen, and filters are in the address', async () => {
    const { router, asked } = open();
    const parts = await screen.findByRole('region', { name: 'Broken down' });
    expect(await within(parts).findByText(/Germany/)).toBeTruthy();
    expect(within(parts).getByText('not known')).toBeTruthy();
    fireEvent.change(within(parts).getByLabelText('By'), { target: { value: 'game' } });
    await waitFor(() => expect(within(parts).getAllByText('Game').length).toBeGreaterThan(1));
    fireEvent.change(await screen.findByLabelText('Country'), { target: { value: 'DE' } });
    await waitFor(() => expect(router.state.location.search).toBe('?by=game&country=DE'));
    // What is asked for follows the address.
    const isAsked = (part: string) =>
      asked.some(({ path }) => path.includes('breakdown') && path.includes('by=game') && path.includes(part));
    await waitFor(() => expect(isAsked('country=DE')).toBe(true));
  });

  test('a part that fails says so by itself, and nothing counted yet is no error', async () => {
    open({
      'GET /api/staff/overview': { body: { ...overview, fed_at: null, today: { ...overview.today, usual: null } } },
      'GET /api/staff/overview/alerts': { status: 503, body: { error: { code: 'INTERNAL' } } },
    });
    expect(await screen.findByText(/Nothing has been counted yet/)).toBeTruthy();
    expect(screen.getAllByText('No usual day to compare with yet').length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('is not there for others', async () => {
    open({ 'GET /api/staff/state': { body: openState(['payments.read']) } }, '/overview');
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy();
  });
});
