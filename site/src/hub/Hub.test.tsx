import type { PointsStanding, Wheel } from '@halley/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { queries } from '../query/index.ts';
import { aPlayer, server } from '../session/testing/fake-server.tsx';
import { Hub, type HubProps } from './Hub.tsx';
import { placeOf, wayTo } from './orbit.ts';

vi.mock('../query/api.ts', async () => ({
  api: (await import('../session/testing/fake-server.tsx')).server.api,
}));

const standing: PointsStanding = {
  chargeable: { points: 4_820 },
  persistent: { points: 3_140 },
  level: 6,
  level_from: 2_000,
  next_level_at: 5_000,
  runs_out: null,
  currency: 'EUR',
  earning: [],
};
const wheel: Wheel = {
  title: 'Rocket chance',
  summary: '',
  currency: 'EUR',
  since: '2026-11-01T00:00:00.000Z',
  chances: [
    { prize: { type: 'points', points: 10 }, weight: 34, of: 100, worth_cents: 1, given: 5 },
    { prize: null, weight: 66, of: 100, worth_cents: 0, given: 5 },
  ],
  worth_cents: 1,
  promotion_id: 4,
  today: 'free',
  next_at: '2026-11-18T00:00:00.000Z',
  turns: [{ id: 1, title: 'A turn', valid_until: '2026-12-01T00:00:00.000Z' }],
  price_points: 250,
  price_group: 'turn',
  seal: null,
};
const base: HubProps = {
  areas: { mart: true, wheel: true },
  standing,
  adventure: null,
  gifts: [],
  wheel: null,
  orders: [],
  lotteries: [],
  tickets: [],
  contests: null,
  isQuiet: false,
};

async function show(given: Partial<HubProps> = {}, player: ReturnType<typeof aPlayer> | null = aPlayer()) {
  queries.clear();
  const root = { player, flags: { on: {}, pages: {} }, frameParents: [], chrome: { excluded: false } };
  return showPage(<Hub {...base} {...given} />, { root: root as never, path: '/activity-hub' });
}
const words = () => document.body.textContent ?? '';

beforeEach(() => {
  cleanup();
  server.reset();
});

describe('the orbit', () => {
  test('has a place for each of twelve levels, and the way grows with the level', () => {
    expect(placeOf(1)).toEqual({ x: 38.9, y: 149.6 });
    expect(placeOf(12).x).toBeLessThan(130);
    expect(wayTo(3)).toContain(' 0 0 1 ');
    expect(wayTo(12)).toContain(' 0 1 1 ');
  });
});

test('a player sees the level with the way to the next, points and where they are spent', async () => {
  await show();
  expect(screen.getByTestId('hub-level').textContent).toBe('6');
  expect(screen.getByRole('img', { name: 'Level 6 of 12, 38% of the way to level 7' })).toBeTruthy();
  expect(words()).toContain('3,140 of 5,000 points to level 7');
  expect(screen.getByTestId('hub-points').textContent).toBe('4,820');
  expect(screen.getByRole('link', { name: 'To Rocket mart' })).toBeTruthy();
  expect(words()).toContain('You have none at the moment.');
});

test('what is not there has no box: no wheel, no adventure, no orders, no shop', async () => {
  await show({ areas: { mart: false, wheel: false } });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your level',
    'Gifts',
  ]);
});

test('the days of an adventure say what each gives and where it stands', async () => {
  const day = (index: number, state: 'completed' | 'break' | 'future') => ({
    day: `2026-12-0${index}`,
    index,
    prefix: 'trip',
    step: index,
    stepTotal: 3,
    isCompleted: state === 'completed',
    superb: false,
    state,
    prize: { type: 'fs', count: index * 10 },
    condition: null,
    variables: {},
    image: null,
    dayText: `${index} December`,
    activatable: false,
  });
  const days = [day(1, 'completed'), day(2, 'break'), day(3, 'future')];
  await show({ adventure: { days, isFinished: false } as never });
  expect(words()).toContain('1 of 3 done');
  const items = within(screen.getByRole('list', { name: 'Adventure' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('10 free spins'),
    expect.stringContaining('20 free spins'),
    expect.stringContaining('30 free spins'),
  ]);
});

test('the wheel says its price of today and what it most likely gives', async () => {
  await show({ wheel });
  const link = screen.getByRole('link', { name: /Rocket chance/ });
  expect(link.textContent).toContain('1 turn');
  expect(link.textContent).toContain('free, once a day');
  expect(link.textContent).toContain('Nothing, 66%');
  expect(link.textContent).toContain('250 points');
});

test('orders that are under way are there, those that came are not', async () => {
  const order = {
    id: 1,
    group: 'mug',
    type: 'goods',
    title: 'A mug',
    quantity: 1,
    points: 900,
    address: null,
    tracking: null,
    placed_at: '2026-11-17T10:00:00.000Z',
    changed_at: '2026-11-17T10:00:00.000Z',
    lootbox_ids: [],
    can_take_back: false,
  } as const;
  await show({ orders: [{ ...order, state: 'sent', lootbox_ids: [] }] });
  expect(words()).toContain('A mugOn its way');
  cleanup();
  await show({ orders: [{ ...order, state: 'delivered', lootbox_ids: [] }] });
  expect(words()).not.toContain('A mug');
});

test('a guest sees the levels and the ways in, and nothing of a player', async () => {
  await show({ standing: undefined, wheel: { ...wheel, today: 'guest', turns: [] } }, null);
  expect(screen.getByRole('img', { name: 'Twelve levels on the orbit of a comet' })).toBeTruthy();
  const main = within(document.body);
  expect(main.getByRole('link', { name: 'Create account' })).toBeTruthy();
  expect(main.queryByRole('switch')).toBeNull();
  expect(server.calls).toEqual([]);
});

test('who would like it quieter says so once, and takes it back as easily', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  await show();
  const toggle = () => screen.getByRole('switch', { name: /Would you like it quieter/ });
  await act(async () => fireEvent.click(toggle()));
  await act(async () => fireEvent.click(toggle()));
  expect(written.map((text) => text.split(';')[0])).toEqual(['quiet=1', 'quiet=0']);
  expect(written[0]).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  spy.mockRestore();
});
