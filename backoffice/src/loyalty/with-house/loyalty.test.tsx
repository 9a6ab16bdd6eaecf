import { type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';
import { aCorrection, anOrder, someFigures } from '../testing/figures.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof fakeServer>[0];
const orders = '/api/staff/loyalty/orders';
const corrections = '/api/staff/loyalty/corrections';

function open(path: string, answers: Answers = {}, permissions: readonly StaffPermission[] = staffPermissions) {
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(permissions) },
    'GET /api/staff/queues': {
      body: {
        queues: [
          { name: 'mart_orders', open: 2, oldest_at: '2026-11-16T09:30:00.000Z' },
          { name: 'point_corrections', open: 1, oldest_at: '2026-11-16T09:30:00.000Z' },
        ],
      },
    },
    'GET /api/staff/loyalty/figures': { body: someFigures },
    [`GET ${orders}`]: { body: [anOrder()] },
    [`GET ${corrections}`]: { body: [aCorrection()] },
    ...answers,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { asked, router };
}
type Asked = ReturnType<typeof open>['asked'];
const sent = (asked: Asked) => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const fill = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const dialogOf = async () => within(await screen.findByRole('dialog'));

test('figures are pictures with a table beside them', async () => {
  open('/loyalty');
  expect(await screen.findByRole('img', { name: 'Earned, 2 days' })).toBeTruthy();
  expect(screen.getAllByText('2,000 in all')).toHaveLength(2);
  expect(screen.getByText('48,210')).toBeTruthy();
  expect(screen.getByText('€1,205.25')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Level 2: 90 players' })).toBeTruthy();
  const days = within(screen.getByRole('table', { name: 'Day by day' })).getAllByRole('row');
  expect(days[1]?.textContent).toContain('2026-11-16');
  expect(days[1]?.textContent).toContain('1,600');
  expect(screen.getByRole('link', { name: /Loyalty/ }).textContent).toContain('3');
});

test('cards say what they sold and cost, wheels what they should have given and gave', async () => {
  open('/loyalty');
  const card = (await screen.findByRole('link', { name: 'A mug' })).closest('tr');
  expect(card?.textContent).toContain('88');
  expect(card?.textContent).toContain('€120 of €1,000');
  const wheel = within(screen.getByRole('group', { name: 'A turn a day' }));
  expect(wheel.getByText('€81.00 – €99.00')).toBeTruthy();
  expect(wheel.getByText(/€94\.00 · Inside/)).toBeTruthy();
  expect(wheel.getByText('Luck alone would be further off in 64.00 % of all cases.')).toBeTruthy();
  expect(wheel.getByText('10.44 %')).toBeTruthy();
});

test('two wheels of one name have tables of two names', async () => {
  const [wheel] = someFigures.wheels;
  const wheels = wheel ? [wheel, { ...wheel, promotion_id: wheel.promotion_id + 1 }] : [];
  open('/loyalty', { 'GET /api/staff/loyalty/figures': { body: { ...someFigures, wheels } } });
  const names = (await screen.findAllByRole('region', { name: /^Items of A turn a day/ })).map(
    (table) => table.getAttribute('aria-label') ?? '',
  );
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

test('a wheel that gives otherwise than its odds is pointed at', async () => {
  const [wheel] = someFigures.wheels;
  const wheels = wheel ? [{ ...wheel, actual_cents: 20_000, fit: 0.0002 }] : [];
  open('/loyalty', { 'GET /api/staff/loyalty/figures': { body: { ...someFigures, wheels } } });
  expect(await screen.findByText(/€200\.00 · Outside: look at it/)).toBeTruthy();
  expect(screen.getByText(/look at the draws of this one/)).toBeTruthy();
});

test('rates stand by currency, with what is planned, and on demand since when they hold', async () => {
  open('/loyalty');
  const now = within(await screen.findByRole('table', { name: 'What a point takes' }));
  expect(now.getByRole('cell', { name: '€10.00' })).toBeTruthy();
  const planned = within(screen.getByRole('table', { name: 'To come' })).getAllByRole('row');
  expect(planned.map(({ textContent }) => textContent).at(-1)).toContain('€12.00');
  fireEvent.click(screen.getByRole('button', { name: 'Since when, and by whom' }));
  expect(screen.getByRole('table', { name: 'Since when, and by whom' }).textContent).toContain('1 Jan 2026');
});

test('a rate is set from a moment on, in units of its currency, with a reason', async () => {
  const { asked } = open('/loyalty', { 'POST /api/staff/loyalty/rates': { body: { ok: true } } });
  fireEvent.click(await screen.findByRole('button', { name: 'New rate' }));
  const dialog = await dialogOf();
  fill(dialog, 'Product', 'tables');
  fill(dialog, 'Staked for one point', '12.50');
  fill(dialog, 'From (UTC)', '2026-12-01T00:00');
  fill(dialog, 'Reason', 'as agreed');
  fireEvent.click(dialog.getByRole('button', { name: 'New rate' }));
  await screen.findByText('The rate is set.');
  expect(sent(asked)).toEqual([
    [
      '/api/staff/loyalty/rates',
      { product: 'tables', currency: 'EUR', stake_cents: 1250, from: '2026-12-01T00:00:00.000Z', reason: 'as agreed' },
    ],
  ]);
});

test('orders are asked for by the address, and moved with what each move needs', async () => {
  let state: 'confirmed' | 'sent' = 'confirmed';
  const { asked } = open('/loyalty/orders?state=confirmed&type=goods&player=7', {
    [`GET ${orders}`]: () => ({ body: [anOrder({ state })] }),
    [`POST ${orders}/501/move`]: () => {
      state = 'sent';
      return { body: anOrder({ state }) };
    },
  });
  expect(await screen.findByText(/Caroline Komet, Sternwartenweg 76, 12439 Berlin, Germany/)).toBeTruthy();
  const [list] = asked.filter(({ path }) => path.startsWith(orders));
  expect(list?.path).toBe(`${orders}?state=confirmed&type=goods&player_id=7`);
  expect(screen.queryByRole('button', { name: 'Confirm: order 501' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sent: order 501' }));
  const dialog = await dialogOf();
  fill(dialog, 'Tracking', 'JD0001');
  fireEvent.click(dialog.getByRole('button', { name: 'Sent' }));
  await screen.findByText('The order is on its way.');
  expect(sent(asked)).toEqual([[`${orders}/501/move`, { move: 'send', tracking: 'JD0001' }]]);
  expect(await screen.findByRole('button', { name: 'Returned: order 501' })).toBeTruthy();
});

test('who cancels an order says why', async () => {
  const { asked } = open('/loyalty/orders', {
    [`POST ${orders}/501/move`]: { body: anOrder({ state: 'canceled' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order: order 501' }));
  const dialog = await dialogOf();
  const button = dialog.getByRole('button', { name: 'Cancel order' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fill(dialog, 'Reason', 'sold out');
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(sent(asked)).toEqual([[`${orders}/501/move`, { move: 'cancel', reason: 'sold out' }]]));
});

test('what is given at once has no moves, and an address may be hidden', async () => {
  const body = [
    anOrder({ id: 1, type: 'freespins', state: 'delivered', address: null }),
    anOrder({ id: 2, address: null, nickname: null }),
  ];
  open('/loyalty/orders', { [`GET ${orders}`]: { body } }, ['promotions.read']);
  expect(await screen.findByText('given at once')).toBeTruthy();
  expect(screen.getByText('not shown to your role')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Player 7' }).getAttribute('href')).toBe('/players/7/points');
  expect(screen.queryByRole('button', { name: /order/ })).toBeNull();
});

test('a correction waits for another person; one’s own says so', async () => {
  const body = [
    aCorrection(),
    aCorrection({ id: 92, is_own: true }),
    aCorrection({ id: 93, state: 'agreed', decided_by: 'Ada' }),
  ];
  const { asked } = open('/loyalty/corrections', {
    [`GET ${corrections}`]: { body },
    [`POST ${corrections}/91/decision`]: { body: aCorrection({ state: 'agreed', decided_by: 'You' }) },
  });
  expect(await screen.findByText('Yours: another person decides.')).toBeTruthy();
  expect(
    screen.getAllByRole('button', { name: /^(Agree|Refuse)/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Agree: correction 91', 'Refuse: correction 91']);
  expect(screen.getByText('by Ada')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Agree: correction 91' }));
  const dialog = await dialogOf();
  expect(dialog.getByText(/\+250 to spend, 0 to level: A round was counted twice/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(sent(asked)).toEqual([[`${corrections}/91/decision`, { agree: true }]]));
});

test('the points of a player: standing, moves with who and why, and proposing a correction', async () => {
  const standing = {
    chargeable: { points: 120.5 },
    persistent: { points: 640 },
    level: 2,
    level_from: 500,
    next_level_at: 1000,
    runs_out: { points: 20, at: '2027-01-01T00:00:00.000Z' },
    currency: 'EUR',
    earning: [{ product: 'slots', stake_cents: 1000 }],
  };
  const entry = {
    id: '1',
    at: '2026-11-16T09:30:00.000Z',
    kind: 'correction',
    chargeable: -5,
    persistent: 0,
    title: null,
  };
  const at = '2026-11-17T10:00:00.000Z';
  const { asked } = open('/players/7/points', {
    'GET /api/staff/players/7': { status: 404, body: { error: { code: 'NOT_FOUND' } } },
    'GET /api/staff/players/7/points': {
      body: {
        standing,
        entries: [{ ...entry, by: 'Omar, Ada', reason: 'counted twice' }],
        corrections: [aCorrection()],
        orders: [anOrder()],
        lootboxes: [
          {
            id: 31,
            title: 'Night box',
            stage: 'issued',
            created_at: at,
            valid_until: '2026-12-17T10:00:00.000Z',
            order_id: 7,
          },
        ],
      },
    },
    'POST /api/staff/players/7/points': { body: aCorrection({ is_own: true }) },
    'POST /api/staff/loyalty/lootboxes/31/cancel': {
      body: { id: 31, title: 'Night box', stage: 'canceled', created_at: at, valid_until: at, order_id: 7 },
    },
  });
  expect(await screen.findByText('120.5')).toBeTruthy();
  expect(screen.getByText('20 on 1 Jan 2027, 00:00 UTC')).toBeTruthy();
  expect(screen.getByText('Omar, Ada')).toBeTruthy();
  expect(screen.getByText('counted twice')).toBeTruthy();
  expect(screen.getByText('-5')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correct points' }));
  const dialog = await dialogOf();
  fill(dialog, 'Reason', 'lost in a crash');
  const button = dialog.getByRole('button', { name: 'Correct points' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fill(dialog, 'Points to spend', '-250');
  fireEvent.click(button);
  await screen.findByText('Proposed. Another person decides.');
  expect(sent(asked)).toEqual([
    ['/api/staff/players/7/points', { chargeable: -250, persistent: 0, reason: 'lost in a crash' }],
  ]);
  expect(screen.getByText('Not opened')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take away: box 31' }));
  const away = await dialogOf();
  expect(away.getByText(/It comes back with order 7/)).toBeTruthy();
  fill(away, 'Reason', 'given to the wrong player');
  fireEvent.click(away.getByRole('button', { name: 'Take away' }));
  await screen.findByText('It is taken away, and the player is told.');
  expect(sent(asked).at(-1)).toEqual([
    '/api/staff/loyalty/lootboxes/31/cancel',
    { reason: 'given to the wrong player' },
  ]);
});

test('who may not read promotions has no such desk', async () => {
  open('/loyalty', {}, ['players.read']);
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Loyalty/ })).toBeNull();
});

test('who only reads sets no rate and decides nothing', async () => {
  const { router } = open('/loyalty', {}, ['promotions.read']);
  await screen.findByText('48,210');
  expect(screen.queryByRole('button', { name: 'New rate' })).toBeNull();
  await router.navigate('/loyalty/corrections');
  await screen.findByText('A round was counted twice');
  expect(screen.queryByRole('button', { name: /Agree|Refuse/ })).toBeNull();
});
