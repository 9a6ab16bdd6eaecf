import { staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const state = (permissions: readonly string[] = staffPermissions) => ({
  'GET /api/staff/state': { body: openState([...permissions]) },
});
function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
async function giveReason(press: string) {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'a good reason' } });
  fireEvent.click(within(dialog).getByRole('button', { name: press }));
  return dialog;
}

const game = {
  id: 7,
  identifier: 'ursa/north',
  title: 'North',
  producer: 'ursa',
  producer_title: 'Ursa',
  kind: 'slot',
  launch: 'provider',
  state: 'open',
  producer_state: 'open',
  popularity: 3,
  payout: '96.50',
  revision: 4,
  collections: ['new'],
  seo_title: 'north',
  version: 1,
  has_demo: true,
  devices: ['desktop'],
  volatility: 'high',
  lines: 20,
  ways: null,
  hit_rate: null,
  return_lowest: '95.00',
  return_highest: '96.50',
  preview: '',
  released_at: '2026-01-01T00:00:00.000Z',
  listed_at: '2026-01-01T00:00:00.000Z',
  badges: ['new'],
  places: [{ collection: 'new', title: 'New', place: 2, of: 9 }],
  currencies: [
    { id: 1, currency: 'EUR', open: true, stake_min_cents: 10, stake_max_cents: 10_000, win_max_cents: null },
  ],
  languages: ['en'],
  countries: ['DE', 'NO'],
  producer_closed_in: null,
};

test('a game shows what its maker and its operator say, and is closed on the revision that was seen', async () => {
  const { asked } = fakeServer({
    ...state(),
    'GET /api/staff/games/7': { body: game },
    'POST /api/staff/games/7/state': { body: { ...game, state: 'closed', revision: 5 } },
  });
  open('/games/7');
  expect(await screen.findByText('95.00–96.50 %')).toBeTruthy();
  expect(screen.getByText('DE, NO')).toBeTruthy();
  expect(screen.getByText('2 of 9')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  await giveReason('Switch off');
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/state')).length).toBeGreaterThan(1));
  const sent = asked.find(({ path }) => path === '/api/staff/games/7/state');
  expect(sent?.body).toEqual({ reason: 'a good reason', revision: 4, state: 'closed' });
});

test('who was overtaken is told so, and the dialog stays', async () => {
  fakeServer({
    ...state(),
    'GET /api/staff/games/7': { body: game },
    'POST /api/staff/games/7/state': { status: 409, body: { error: { code: 'CHANGED_MEANWHILE' } } },
  });
  open('/games/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  const dialog = await giveReason('Switch off');
  expect(await within(dialog).findByText(/Somebody has changed this since you opened it/)).toBeTruthy();
});

test('fields that the server does not take are named', async () => {
  fakeServer({
    ...state(),
    'GET /api/staff/games/7': { body: game },
    'GET /api/staff/collections': { body: [] },
    'PATCH /api/staff/games/7': { status: 422, body: { errors: { 'countries.0': { invalid: 'is not valid' } } } },
  });
  open('/games/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await giveReason('Save');
  expect(await within(dialog).findByText('DE: is not valid')).toBeTruthy();
});

test('whoever may only look finds nothing to press', async () => {
  fakeServer({ ...state(['games.read']), 'GET /api/staff/games/7': { body: game } });
  open('/games/7');
  expect(await screen.findByRole('heading', { name: 'North' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a provider’s new secret is shown once, in a dialog that only its own button closes', async () => {
  const provider = {
    id: 'ursa',
    title: 'Ursa',
    state: 'open',
    base_url: 'https://ursa.example',
    producers: [],
    revision: 2,
    keys: [{ id: 'aabbccdd', since: '2026-01-01T00:00:00.000Z', until: null }],
    allowed_addresses: ['203.0.113.7'],
    calls_per_second: 500,
    created_at: '2026-01-01T00:00:00.000Z',
    calls: 0,
    refused_calls: 0,
    open_rounds: 0,
    calls_by_code: [],
    open_sessions: 0,
    open_round_list: [],
  };
  const { asked } = fakeServer({
    ...state(),
    'GET /api/staff/providers/ursa': { body: provider },
    'POST /api/staff/providers/ursa/secret': { body: { provider, secret: 'shown-only-now' } },
  });
  open('/providers/ursa');
  fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await giveReason('New key');
  expect(await screen.findByText('shown-only-now')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/secret'))?.body).toMatchObject({ revision: 2, overlap_hours: 72 });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('shown-only-now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('shown-only-now')).toBeNull());
});

test('a jackpot that is being retired says what becomes of it, and can only be taken back while all levels run', async () => {
  const rules = { contribution_ppm: 200, seed_amount_cents: 100, ceiling_amount_cents: 900 };
  const running = {
    cycle: 3,
    amount_cents: 450,
    opened_at: '2026-01-01T00:00:00.000Z',
    server_seed_hash: 'ab',
    next_server_seed_hash: 'cd',
    ...rules,
  };
  const level = { id: 1, identifier: 'ember', name: 'Ember', next: rules, drops: 2, last_dropped_at: null };
  const jackpot = {
    id: 5,
    identifier: 'mystic',
    name: 'Mystic',
    state: 'retiring',
    currency: 'EUR',
    allowed_currencies: ['EUR'],
    games: [],
    created_at: '2026-01-01T00:00:00.000Z',
    revision: 1,
    waiting_stakes: 0,
    wins: [],
    levels: [
      { ...level, running },
      { ...level, id: 2, identifier: 'halo', name: 'Halo', running: null },
    ],
  };
  fakeServer({ ...state(), 'GET /api/staff/jackpots/5': { body: jackpot } });
  open('/jackpots/5');
  expect(await screen.findByText(/Each level drops once more/)).toBeTruthy();
  expect(screen.getAllByText('0.02 %').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change rates' })).toBeNull();
});

test('[F-101] the band of a return is explained with the figures of a game on the page', async () => {
  const run = { rounds: 1_204, actual: 0.99, theoretical: 0.9801, z: 0.1, tolerance: 0.3042, state: 'inside' };
  const game = { game: 'halley-studio/dice', title: 'Dice', version: 1, long_run: run, days: [] };
  fakeServer({ ...state(), 'GET /api/staff/returns': { body: [game] } });
  open('/returns');
  expect((await screen.findByText(/^How to read it/)).textContent).toMatch(
    /Dice should return 98\.01 % ± 30\.42 %.*1,204 rounds.*worry only when a game is marked/,
  );
});

test('[PP-14] games outside of their tolerance are named first and counted', async () => {
  const judged = { rounds: 5_000, actual: 0.962, theoretical: 0.9612, z: 0.3, tolerance: 0.05, state: 'inside' };
  const wrong = { ...judged, actual: 1.3, z: 9.25, state: 'above' };
  const of = (title: string, run: typeof judged) => ({
    game: `halley-studio/${title}`,
    title,
    version: 1,
    long_run: run,
    days: [{ day: '2026-03-01', ...run }],
  });
  fakeServer({ ...state(), 'GET /api/staff/returns': { body: [of('Honest', judged), of('Wrong', wrong)] } });
  open('/returns');
  expect(await screen.findByText('1 game is outside')).toBeTruthy();
  const [first] = screen.getAllByRole('row').slice(1);
  expect(first?.textContent).toMatch(/Wrong.*Pays too much.*130\.00 %/);
  expect(screen.getByRole('img', { name: 'Wrong: deviations of the last 1 days' })).toBeTruthy();
});
