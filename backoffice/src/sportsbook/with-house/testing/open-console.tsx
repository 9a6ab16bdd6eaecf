import { type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { fakeServer, openState } from '../../../api/testing/fake-server.ts';
import { routes } from '../../../routes.tsx';

export type Answers = Parameters<typeof fakeServer>[0];
export const base = '/api/staff/sportsbook';

/** A page of the console as somebody with these permissions has it. */
export function openConsole(
  path: string,
  answers: Answers,
  permissions: readonly StaffPermission[] = staffPermissions,
) {
  const { asked } = fakeServer({ 'GET /api/staff/state': { body: openState(permissions) }, ...answers });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    router,
    asked,
    /** What was sent to change something. */
    sent: () => asked.filter(({ method }) => method !== 'GET').map((one) => [one.path, one.body]),
  };
}

/** Fills in the dialog that is open and sends it. */
export async function answer(submit: string, fields: Record<string, string>): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
