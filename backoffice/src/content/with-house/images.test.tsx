import { staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const taken = {
  id: 'ab'.repeat(12),
  name: 'hall.png',
  alt: { en: 'A hall' },
  width: 500,
  height: 200,
  url: `/api/pictures/${'ab'.repeat(12)}/320.webp`,
  files: [{ width: 320, format: 'webp', bytes: 2048 }],
  added_at: '2026-03-01T12:00:00.000Z',
  added_by: 'Ada',
  used_in: ['page:about'],
};

test('[OPS-33] a picture is cut with the keyboard, and taken only with an alternative text', async () => {
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(staffPermissions) },
    'GET /api/staff/content/pictures': { body: [taken] },
    'POST /api/staff/content/pictures': { body: taken },
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/content/pictures'] })} />);
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  expect(row.getByRole('link', { name: 'Page: About' }).getAttribute('href')).toBe('/content/item?name=page%3Aabout');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'hall.png', { type: 'image/png' })] } });
  const dialog = within(await screen.findByRole('dialog'));
  const picture = (await vi.waitUntil(() => document.querySelector('img[src="blob:picture"]'))) as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: 1000 }, naturalHeight: { value: 500 } });
  fireEvent.load(picture);
  fireEvent.click(dialog.getByLabelText('Banner 5:2'));
  const frame = dialog.getByRole('button', { name: 'The part that stays: 1000 × 400 pixels' });
  fireEvent.keyDown(frame, { key: 'ArrowUp' });
  fireEvent.keyDown(frame, { key: 'ArrowLeft', shiftKey: true });
  expect(dialog.getByText('980 × 392 pixels')).toBeTruthy();
  const take = dialog.getByRole('button', { name: 'Take it' }) as HTMLButtonElement;
  expect(take.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('What it shows'), { target: { value: 'A hall' } });
  fireEvent.click(take);
  await screen.findByText('It is there.');
  const sent = asked.find(({ method }) => method === 'POST')?.body as unknown as FormData;
  expect(['alt', 'left', 'top', 'width', 'height'].map((field) => sent.get(field))).toEqual([
    'A hall',
    '0',
    '30',
    '980',
    '392',
  ]);
});
