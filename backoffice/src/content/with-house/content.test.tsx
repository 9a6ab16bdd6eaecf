import { staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const at = '2026-03-01T12:00:00.000Z';
const version = (number: number, publish_at: string | null = null) => ({
  version: number,
  written_by: 'ada',
  written_at: at,
  publish_at,
});

test('what waits is listed; a link to look at it is made for as long as asked, and opened elsewhere', async () => {
  const url = 'https://halley.test/api/preview?token=abc';
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(staffPermissions) },
    'GET /api/staff/content': {
      body: [
        {
          name: 'page:about',
          published: version(4, at),
          waiting: [version(5), version(6, '2027-01-01T00:00:00.000Z')],
        },
        { name: 'page:quiet', published: version(1, at), waiting: [] },
      ],
    },
    'POST /api/staff/content/previews': { body: { url, expires_at: '2026-03-01T13:00:00.000Z' } },
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/content/drafts'] })} />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('A draft'),
    expect.stringContaining('1 Jan 2027, 00:00 UTC'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Preview Page: About, version 5' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('For how long'), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  const link = await dialog.findByRole('link', { name: 'Open the preview' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(asked.at(-1)?.body).toEqual({ items: [{ name: 'page:about', version: 5 }], hours: 1 });
  expect(dialog.getByText('Works until 1 Mar 2026, 13:00 UTC.')).toBeTruthy();
});
