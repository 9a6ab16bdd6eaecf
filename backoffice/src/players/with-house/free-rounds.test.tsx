import { type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlayerFile } from '../../api/testing/a-player-file.ts';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const at = '2026-03-01T12:00:00.000Z';
const file = aPlayerFile({ last_sign_in_at: at, licence: 'Anjouan' });
const grant = {
  id: '0b5f9c1e-0000-4000-8000-000000000001',
  game: 'halley-studio/comet-run',
  title: 'Comet Run',
  currency: 'EUR',
  stake_cents: 20,
  rounds: 10,
  left: 4,
  win_cents: 120,
  state: 'open',
  granted_at: at,
  expires_at: at,
};
const list = 'GET /api/staff/players/7/free_rounds';

function open(
  answers: Parameters<typeof fakeServer>[0] = {},
  permissions: readonly StaffPermission[] = staffPermissions,
) {
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(permissions) },
    'GET /api/staff/players/7': { body: file },
    [list]: { body: [grant, { ...grant, id: '0b5f9c1e-0000-4000-8000-000000000002', state: 'expired' }] },
    'GET /api/staff/free_rounds/games': {
      body: [{ game: 'halley-studio/comet-run', title: 'Comet Run', stakes_cents: [10, 20, 50] }],
    },
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/players/7/free-rounds'] })} />);
  return asked;
}

test('whoever grants begins at the first field, also before the games are there', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  const currency = within(screen.getByRole('dialog')).getByLabelText('Currency');
  await vi.waitFor(() => expect(document.activeElement).toBe(currency));
});

test('what is about to be granted is said in a sentence before it is, and sent once', async () => {
  const asked = open({ 'POST /api/staff/players/7/free_rounds': { body: grant } });
  fireEvent.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  const dialog = within(screen.getByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Grant free rounds' }) as HTMLButtonElement;
  fireEvent.change(await dialog.findByLabelText('Game'), { target: { value: 'halley-studio/comet-run' } });
  fireEvent.change(dialog.getByLabelText('Bet level'), { target: { value: '20' } });
  fireEvent.change(dialog.getByLabelText(/How many/), { target: { value: '25' } });
  fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2027-01-31' } });
  expect(
    dialog.getByText(/Player 7 gets 25 rounds of Comet Run at €0\.20 each, until 1 Feb 2027, 00:00 UTC\./),
  ).toBeTruthy();
  expect(submit.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'a slow Sunday' } });
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('The free rounds are in the game.')).toBeTruthy();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    game: 'halley-studio/comet-run',
    currency: 'EUR',
    rounds: 25,
    stake_cents: 20,
    reason: 'a slow Sunday',
    expires_at: '2027-02-01T00:00:00.000Z',
  });
});

test.each(['0', '1001', '2.5', 'ten', ''])('%j rounds cannot be granted', async (count) => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Grant free rounds' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Game'), { target: { value: 'halley-studio/comet-run' } });
  fireEvent.change(dialog.getByLabelText('Bet level'), { target: { value: '20' } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'a slow Sunday' } });
  const submit = dialog.getByRole('button', { name: 'Grant free rounds' }) as HTMLButtonElement;
  expect(submit.disabled).toBe(false);
  fireEvent.change(dialog.getByLabelText(/How many/), { target: { value: count } });
  expect(submit.disabled).toBe(true);
});

test('only what is open can be taken back, with a reason; why it cannot is said', async () => {
  const url = `/api/staff/free_rounds/${grant.id}/withdrawal`;
  open({ [`POST ${url}`]: { status: 409, body: { error: { code: 'FREE_ROUNDS_OVER' } } } });
  const rows = await screen.findAllByRole('row');
  expect(rows[1]?.textContent).toContain('4 of 10');
  expect(rows[2]?.textContent).toContain('Run out');
  const buttons = screen.getAllByRole('button', { name: 'Take back' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The 4 rounds of Comet Run that are left/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'a mistake' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText(/These free rounds are over/)).toBeTruthy();
});

test('who may only see players grants nothing and takes nothing back', async () => {
  const asked = open({}, ['players.read']);
  await screen.findAllByText('Comet Run');
  expect(screen.queryByRole('button', { name: /Grant|Take back/ })).toBeNull();
  expect(asked.some(({ path }) => path.includes('/free_rounds/games'))).toBe(false);
});

test('a free round in the list of rounds says what it was played at', async () => {
  const round = {
    id: 'r',
    game: 'halley-studio/comet-run',
    currency: 'EUR',
    state: 'closed',
    stake_cents: 0,
    title: 'Comet Run',
    producer: 'Halley Studio',
    free_stake_cents: 20,
    win_cents: 40,
    balance_after_cents: 40,
    opened_at: at,
    told: null,
  };
  fakeServer({
    'GET /api/staff/state': { body: openState(staffPermissions) },
    'GET /api/staff/players/7': { body: file },
    'GET /api/staff/players/7/rounds': { body: [round] },
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/players/7/rounds'] })} />);
  expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('Free round at €0.20');
});
