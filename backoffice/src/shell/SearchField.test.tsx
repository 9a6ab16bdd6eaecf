import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { onAnswer } from '../api/index.ts';
import { fakeServer } from '../api/testing/fake-server.ts';
import { SearchField } from './SearchField.tsx';

afterEach(() => vi.unstubAllGlobals());

const hit = { kind: 'payment', id: '7', player_id: 3, title: 'cashout, card', state: 'on_hold' };
const name = 'Payment 7 cashout, card · on hold';

/** The server answers when it is told to. */
function asking() {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  const { asked } = fakeServer({ 'GET /api/staff/search': () => promise });
  const router = createMemoryRouter([{ path: '*', element: <SearchField /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  const field = screen.getByLabelText('Find anything');
  fireEvent.change(field, { target: { value: ' 7 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  return { asked, field, router, answer: () => resolve({ body: { hits: [hit] } }) };
}

test('[OPS-18] is asked once, leads to what was found, and leaves it with the page', async () => {
  const { asked, router, answer } = asking();
  answer();
  const link = await screen.findByRole('link', { name });
  expect(asked.map(({ path }) => path)).toEqual(['/api/staff/search?q=7']);
  expect(link.getAttribute('href')).toBe('/payments/7');
  await act(() => router.navigate('/players'));
  expect(screen.queryByRole('link')).toBeNull();
});

test('[OPS-18] the first page puts its address right: what was asked meanwhile is shown, and stays', async () => {
  const { router, answer } = asking();
  await act(() => router.navigate('/players', { replace: true }));
  answer();
  await screen.findByRole('link', { name });
  await act(() => router.navigate('/players?sort=name', { replace: true }));
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

test.each(['another page', 'Escape'])('[OPS-18] an answer after %s is thrown away', async (left) => {
  const { field, router, answer } = asking();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  if (left === 'Escape') fireEvent.keyDown(field, { key: 'Escape' });
  else await act(() => router.navigate('/players'));
  const heard = vi.fn();
  const stop = onAnswer(heard);
  answer();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  stop();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});
