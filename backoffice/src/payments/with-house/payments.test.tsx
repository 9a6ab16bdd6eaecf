import { staffPermissions } from '@halley/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, member, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string) {
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
const state = { body: openState([...staffPermissions]) };

const aCashout = {
  id: 7,
  action: 'cashout',
  state: 'pending',
  success: false,
  amount_cents: 250_000,
  currency: 'EUR',
  payment_system: 'Bank transfer',
  system_name: 'bank_transfer',
  brand: 'bank',
  recallable: true,
  continuable: false,
  created_at: '2026-03-01T12:00:00.000Z',
  finished_at: null,
  destination: 'DE89 ···· 3000',
  confirmations: null,
  steps: [],
  player_id: 42,
  reference: '0b5f9c1e',
  provider: 'sandbox',
  provider_reference: null,
  verdict: 'review',
  signals: ['first_cashout', 'new_destination'],
  approvals_needed: 2,
  approvals: [] as { id: number; name: string; at: string }[],
};
const aPlayer = {
  id: 42,
  person: {
    name: 'Caroline Komet',
    nickname: null,
    country: 'DE',
    verified: false,
    locked: false,
    created_at: '2026-02-01T12:00:00.000Z',
    documents: { pending: 1, approved: 2, not_approved: 0 },
    wallets: [{ currency: 'EUR', cash_cents: 12_345, bonus_cents: 0, reserved_cents: 250_000 }],
  },
  money: [
    {
      currency: 'EUR',
      deposits: 3,
      deposited_cents: 400_000,
      cashouts: 1,
      cashed_out_cents: 90_000,
      net_cents: 310_000,
    },
  ],
};
const aStep = { actor_id: null, actor_name: null, reason: null, provider_event: null, at: '2026-03-01T12:00:00.000Z' };
const aFile = {
  ...aCashout,
  player: aPlayer,
  events: [
    { ...aStep, number: 1, from: null, to: 'reserved', actor: 'player', actor_id: 42 },
    { ...aStep, number: 2, from: 'reserved', to: 'pending', actor: 'clock', reason: 'new_account, unverified' },
    { ...aStep, number: 3, from: 'pending', to: 'processing', actor: 'staff', actor_id: 7, actor_name: 'Ines Laurent' },
  ],
  callbacks: [],
  ledger: [
    {
      id: 9,
      reason: 'hold',
      cash_cents: -250_000,
      bonus_cents: 0,
      reserved_cents: 250_000,
      house: null,
      at: '2026-03-01T12:00:00.000Z',
    },
  ],
  differences: [],
};

test('the queue says who waits, how much for, and why', async () => {
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/cashouts': { body: { cashouts: [{ ...aCashout, player: aPlayer }], waiting: 1, next_after: null } },
  });
  open('/payments');
  const row = (await screen.findByRole('link', { name: '7' })).closest('tr') as HTMLElement;
  expect(within(row).getByText(/First cashout, Goes where no cashout went before · 0 of 2 agreed/)).toBeTruthy();
  expect(within(row).getByText('€2,500.00')).toBeTruthy();
  expect(screen.getByText('1 waiting')).toBeTruthy();
});

test('[F-96] a row of the queue says who asks: name, number, standing, balance, money in and out', async () => {
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/cashouts': { body: { cashouts: [{ ...aCashout, player: aPlayer }], waiting: 1, next_after: null } },
  });
  open('/payments');
  const name = await screen.findByRole('link', { name: 'Caroline Komet' });
  expect(name.getAttribute('href')).toBe('/players/42');
  const row = name.closest('tr') as HTMLElement;
  for (const text of ['Id 42', 'Not verified', '1 document waits', '€123.45', '€4,000.00', '€900.00']) {
    expect(within(row).getByText(text), text).toBeTruthy();
  }
});

test('[F-96] without the right to read players a row shows the number and no way to the file', async () => {
  fakeServer({
    'GET /api/staff/state': { body: openState(['payments.read']) },
    'GET /api/staff/cashouts': {
      body: { cashouts: [{ ...aCashout, player: { ...aPlayer, person: null } }], waiting: 1, next_after: null },
    },
  });
  open('/payments');
  const row = (await screen.findByText('Player 42')).closest('tr') as HTMLElement;
  expect(within(row).getAllByRole('link')).toHaveLength(1);
  expect(within(row).getByText('€4,000.00')).toBeTruthy();
});

test('[OPS-19] several are decided at once only where one waits; what became of the last ones still stands there', async () => {
  let cashouts = [{ ...aCashout, player: aPlayer }];
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/cashouts': () => ({ body: { cashouts, waiting: cashouts.length, next_after: null } }),
    'POST /api/staff/cashouts/decisions': () => {
      cashouts = [];
      return { body: { results: [{ id: 7, outcome: 'approved', code: null }] } };
    },
  });
  open('/payments');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose payment 7' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agree to the chosen' }));
  await screen.findByText('No cashout waits for a decision.');
  expect(screen.getByText('agreed, it goes to the provider now')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agree to the chosen' })).toBeNull();
  cleanup();
  open('/payments');
  await screen.findByText('No cashout waits for a decision.');
  expect(screen.queryByRole('region', { name: 'Several at once' })).toBeNull();
});

test('[F-97] the steps of a payment are sentences with names', async () => {
  fakeServer({ 'GET /api/staff/state': state, 'GET /api/staff/payments/7': { body: aFile } });
  open('/payments/7');
  const steps = within(await screen.findByRole('region', { name: 'What happened' }));
  const told = 'The checks left it to people. The account is new, and the player is not verified.';
  expect(steps.getByText(told)).toBeTruthy();
  expect(steps.getByText('Ines Laurent')).toBeTruthy();
  expect(steps.queryByText(/new_account|Staff/)).toBeNull();
});

test('[F-97] the menu counts what waits; a decision counts anew', async () => {
  let open_ = 2;
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/queues': () => ({
      body: {
        queues: [
          { name: 'cashouts', open: open_, oldest_at: '2026-03-01T12:00:00.000Z' },
          { name: 'corrections', open: 1, oldest_at: '2026-03-01T12:00:00.000Z' },
          { name: 'documents', open: 0, oldest_at: null },
        ],
      },
    }),
    'GET /api/staff/payments/7': { body: aFile },
    'POST /api/staff/payments/7/rejection': () => {
      open_ = 1;
      return { body: { ...aCashout, state: 'rejected' } };
    },
  });
  open('/payments/7');
  const menu = within(await screen.findByRole('navigation', { name: 'Back office' }));
  expect(await menu.findByRole('link', { name: 'Payments 3 waiting' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Documents' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'not your account' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await menu.findByRole('link', { name: 'Payments 2 waiting' })).toBeTruthy();
});

test('agreeing asks once more; who has agreed is not asked again', async () => {
  let approvals: typeof aCashout.approvals = [];
  const { asked } = fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/payments/7': () => ({ body: { ...aFile, approvals } }),
    'POST /api/staff/payments/7/approval': () => {
      approvals = [{ id: member.id, name: member.name, at: '2026-03-01T12:05:00.000Z' }];
      return { body: { ...aCashout, approvals } };
    },
  });
  open('/payments/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('DE89 ···· 3000');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, agree' }));
  expect(await screen.findByText(/1 of 2 agreed, Ada/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  { needed: 2, agreed: [], says: undefined },
  { needed: 2, agreed: [{ id: 99, name: 'Ines' }], says: '1 of 2 have agreed (Ines).' },
  { needed: 2, agreed: [member], says: '1 of 2 have agreed (Ada). Somebody else has to agree too.' },
  { needed: 3, agreed: [member, { id: 99, name: 'Ines' }], says: /^2 of 3 have agreed \(.*, Ines\)\. Somebody else/ },
  { needed: 2, agreed: [member, { id: 99, name: 'Ines' }], says: undefined },
  { needed: 1, agreed: [member], says: undefined },
])('the note of four eyes: $agreed.length of $needed', async ({ needed, agreed, says }) => {
  const approvals = agreed.map(({ id, name }) => ({ id, name, at: '2026-03-01T12:05:00.000Z' }));
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/payments/7': { body: { ...aFile, approvals_needed: needed, approvals } },
  });
  open('/payments/7');
  await screen.findByRole('region', { name: 'What happened' });
  expect(screen.queryAllByText(says ?? /have agreed/)).toHaveLength(says === undefined ? 0 : 1);
});

test('rejecting wants a reason, and says so when the cashout has moved on', async () => {
  const { asked } = fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/payments/7': { body: aFile },
    'POST /api/staff/payments/7/rejection': { status: 409, body: { error: { code: 'PAYMENT_MOVED' } } },
  });
  open('/payments/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Reject' }) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'not your account' } });
  fireEvent.click(send);
  expect(await within(dialog).findByText(/moved on meanwhile/)).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ reason: 'not your account' });
});

test('whoever may only read sees no buttons', async () => {
  fakeServer({
    'GET /api/staff/state': { body: openState(['payments.read', 'players.read']) },
    'GET /api/staff/payments/7': { body: aFile },
  });
  open('/payments/7');
  expect(await screen.findByText('Set aside for the cashout')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Agree|Reject/ })).toBeNull();
});

test('one’s own correction can be taken back, not agreed to', async () => {
  const correction = (id: number, by: number) => ({
    id,
    player_id: 42,
    player_name: 'Caroline Komet',
    currency: 'EUR',
    amount_cents: 700,
    corrects: null,
    reason: 'counted twice',
    state: 'asked',
    asked_by: { id: by, name: 'Somebody' },
    asked_at: '2026-03-01T12:00:00.000Z',
    decided_by: null,
    decided_at: null,
    decision: null,
  });
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/corrections': {
      body: { corrections: [correction(1, member.id), correction(2, 99)], next_before: null },
    },
  });
  open('/payments/corrections');
  expect(await screen.findAllByRole('button', { name: 'Refuse' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Agree' })).toHaveLength(1);
});

test('limits of a player are shown, and that only the player changes them', async () => {
  fakeServer({
    'GET /api/staff/state': state,
    'GET /api/staff/players/42': { status: 404 },
    'GET /api/staff/players/42/limits': {
      body: {
        limits: [
          {
            id: 3,
            type: 'loss',
            period: 'week',
            status: 'active',
            disable_at: null,
            confirm_until: null,
            active_from: null,
            parent_type: null,
            strategy: null,
            created_at: null,
            accounts: [
              { currency: 'EUR', amount_cents: 20_000, current_value_amount_cents: -5_000, active_until: null },
            ],
          },
        ],
        ended: [],
        exclusion: { kind: 'selfexclusion', until: null, may_return: false, returns_at: null },
      },
    },
  });
  open('/players/42/limits');
  expect(await screen.findByText(/Self-exclusion: no play and no deposits until further notice/)).toBeTruthy();
  expect(screen.getByText('€50.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /change|remove/i })).toBeNull();
});
