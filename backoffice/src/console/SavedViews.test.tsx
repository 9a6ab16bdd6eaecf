import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../api/testing/fake-server.ts';
import { SavedViews } from './SavedViews.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aView = { id: 7, name: 'Germany', filters: 'country=DE', shared: true, is_own: true, by: 'Ada', saved_at: '' };
const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '/players', element: <SavedViews page="players" /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const trigger = await screen.findByRole('button', { name: /^View/ });
  return { router, press: () => fireEvent.keyDown(trigger, { key: 'Enter' }) };
};

test('[OPS-06] a view opens its filters; those of the address are saved under a name, without the page number', async () => {
  const saved = vi.fn();
  fakeServer({
    'GET /api/staff/views': { body: [{ ...aView, is_own: false, by: 'Omar' }] },
    'POST /api/staff/views': ({ body }) => {
      saved(body);
      return { body: { ...aView, name: 'Second' } };
    },
  });
  const { router, press } = await open('/players?state=locked&page=3');
  press();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save these filters' }));
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Second' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledWith({ page: 'players', name: 'Second', filters: 'state=locked', shared: false }),
  );
  press();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Germany (Omar)' }));
  await screen.findByRole('button', { name: 'View: Germany' });
  expect(router.state.location.search).toBe('?country=DE');
  press();
  await screen.findByRole('menuitem', { name: /Save/ });
  // Somebody else's is theirs to delete.
  expect(screen.queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});

test('the own one that is open can be deleted; without filters nothing is saved', async () => {
  const { asked } = fakeServer({
    'GET /api/staff/views': { body: [aView] },
    'DELETE /api/staff/views/7': { status: 204 },
  });
  const { press } = await open('/players?country=DE');
  await screen.findByRole('button', { name: 'View: Germany' });
  press();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Germany”' }));
  await vi.waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']));
});
