import { type StaffGift, type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { aCheck } from '../../promotions/testing/promotion.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-10T12:00:00.000Z';
const file = {
  id: 7,
  email: 'a…@halley.test',
  country: 'DE',
  created_at: '2026-03-01T12:00:00.000Z',
  currency: 'EUR',
  level: 0,
  locked: false,
  locked_out: false,
  two_factor: false,
  wallets: [],
};
const gift: StaffGift = {
  type: 'bonus',
  id: 90,
  title: 'Welcome bonus',
  currency: 'EUR',
  stage: 'handle_bets',
  end_reason: null,
  created_at: at,
  activatable: false,
  cancelable: true,
  deal: { ...(aCheck.deal as NonNullable<typeof aCheck.deal>), promotion: { id: 12, version: 2, hash: 'a' } },
  amount_cents: 10_000,
  strategy: 'release_bonus',
  amount_wager_requirement_cents: 100_000,
  amount_wager_cents: 41_000,
  activatable_until: null,
  valid_until: '2026-12-10T12:00:00.000Z',
  balance_cents: 6300,
  released_cents: 4000,
  paused: false,
  pausable: true,
  place: null,
  review_until: null,
  moves: [
    { from: null, to: 'issued', at, by: 'system', reason: null, cash_cents: 0, bonus_cents: 0 },
    {
      from: 'issued',
      to: 'handle_bets',
      at: '2026-11-10T12:05:00.000Z',
      by: 'player',
      reason: null,
      cash_cents: 0,
      bonus_cents: 10_000,
    },
  ],
};

type Answers = Parameters<typeof fakeServer>[0];
const games = [{ game: 'halley-studio/comet-run', title: 'Comet Run', stakes_cents: [10, 20] }];

function open(answers: Answers = {}, permissions: readonly StaffPermission[] = staffPermissions) {
  const gifts = [gift, { ...gift, id: 91, title: 'Old one', stage: 'expired' }];
  const { asked } = fakeServer({
    'GET /api/staff/players/7/gifts': { body: gifts },
    'GET /api/staff/free_rounds/games': { body: games },
    'GET /api/staff/players/7': { body: file },
    'GET /api/staff/state': { body: openState(permissions) },
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/players/7/gifts'] })} />);
  return asked;
}
const type = (within: { getByLabelText(label: string): HTMLElement }, label: string, value: string) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } });

test('every gift with what it holds and every move', async () => {
  open();
  const card = within(await screen.findByRole('group', { name: 'Welcome bonus 90' }));
  expect(card.getByText('€410.00 of €1,000.00')).toBeTruthy();
  expect(card.getByRole('link', { name: '12, version 2' }).getAttribute('href')).toBe('/promotions/12');
  const moves = within(card.getByRole('region', { name: '2 moves' })).getAllByRole('row');
  expect(moves[2]?.textContent).toContain('Given, not taken → Played with');
  expect(moves[2]?.textContent).toContain('the player');
  expect(moves[2]?.textContent).toContain('€100.00');
});

test('a bonus is given by hand, in units, with a reason, once', async () => {
  const asked = open({ 'POST /api/staff/players/7/gifts': { body: gift } });
  fireEvent.click(await screen.findByRole('button', { name: 'Give a gift' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Give a gift' }) as HTMLButtonElement;
  type(dialog, 'Reason', 'sorry for the wait');
  expect(submit.disabled).toBe(true);
  type(dialog, 'Amount', '12.50');
  type(dialog, 'Largest stake', '5');
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('The gift is given.')).toBeTruthy();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    currency: 'EUR',
    title: 'A gift from us',
    take_days: 30,
    reason: 'sorry for the wait',
    reward: { type: 'bonus', amount: { EUR: 1250 }, wager: 10, maxStake: { EUR: 500 }, days: 30 },
  });
});

test('free spins whose wins are own money ask for nothing', async () => {
  const asked = open({ 'POST /api/staff/players/7/gifts': { body: gift } });
  fireEvent.click(await screen.findByRole('button', { name: 'Give a gift' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, 'Gift', 'freespins');
  type(dialog, 'What is won', 'cash');
  expect(dialog.queryByLabelText('To play')).toBeNull();
  type(dialog, 'Bet of a spin', '0.20');
  fireEvent.click(await dialog.findByRole('button', { name: 'Comet Run' }));
  type(dialog, 'Reason', 'a birthday');
  fireEvent.click(dialog.getByRole('button', { name: 'Give a gift' }));
  expect(await screen.findByText('The gift is given.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    reward: { type: 'freespins', games: ['halley-studio/comet-run'], bet: { EUR: 20 }, count: 20, result: 'cash' },
  });
});

test('a player who is protected gets nothing, and it is said why', async () => {
  open({
    'POST /api/staff/players/7/gifts': { status: 403, body: { error: { code: 'BONUS_NOT_FOR_YOU' } } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Give a gift' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, 'Amount', '10');
  type(dialog, 'Largest stake', '5');
  type(dialog, 'Reason', 'a birthday');
  fireEvent.click(dialog.getByRole('button', { name: 'Give a gift' }));
  expect(await dialog.findByText(/This player is given no gifts now/)).toBeTruthy();
});

test('only what is open can be withdrawn, with a reason; one that has moved on is said to have', async () => {
  const asked = open({
    'POST /api/staff/gifts/90/cancellation': { status: 409, body: { error: { code: 'GIFT_MOVED' } } },
  });
  const buttons = await screen.findAllByRole('button', { name: 'Withdraw' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, 'Reason', 'given by mistake');
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByText(/This gift has moved on meanwhile/)).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ reason: 'given by mistake' });
});

test('who may only see players gives nothing and withdraws nothing', async () => {
  open({}, ['players.read']);
  await screen.findByRole('group', { name: 'Welcome bonus 90' });
  expect(screen.queryByRole('button', { name: /Give a gift|Withdraw/ })).toBeNull();
});
