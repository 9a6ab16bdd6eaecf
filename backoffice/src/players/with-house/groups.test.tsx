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
const file = aPlayerFile({ last_sign_in_at: at, groups: [{ id: '258', name: 'Silver' }] });

function open(permissions: readonly StaffPermission[] = staffPermissions) {
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(permissions) },
    'GET /api/staff/players/7': { body: file },
    'POST /api/staff/players/7/groups': { status: 204, body: null },
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/players/7'] })} />);
  return asked;
}

test('a VIP status is changed in one step, with a reason', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change groups' }));
  const dialog = within(screen.getByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Change groups' }) as HTMLButtonElement;
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'twelve good years' } });
  expect(submit.disabled).toBe(true);
  // What the player is in cannot be joined, and nothing else can be left.
  expect(within(dialog.getByLabelText('Put into')).queryByText('Silver · 258')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Put into'), { target: { value: '259' } });
  fireEvent.change(dialog.getByLabelText('Or another group, by its number'), { target: { value: '20 00x01' } });
  fireEvent.change(dialog.getByLabelText('Take out of'), { target: { value: '258' } });
  fireEvent.click(submit);
  expect(await screen.findByText('The groups are changed.')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { reason: 'twelve good years', add: [259, 200001], remove: [258] },
  ]);
});

test('who may not give presents sees the groups and cannot change them', async () => {
  open(['players.read']);
  expect(await screen.findByText('Silver · 258')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change groups' })).toBeNull();
});
