import { type FormField, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';
import { blankOf, fits } from '../form/value-of.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const at = '2026-03-01T12:00:00.000Z';
const form: FormField = {
  kind: 'group',
  fields: [
    { kind: 'switch', name: 'enabled' },
    { kind: 'text', name: 'title', most: 40 },
    { kind: 'list', name: 'links', item: { kind: 'group', fields: [{ kind: 'text', name: 'url', most: 500 }] } },
    { kind: 'map', name: 'sums', choices: ['EUR', 'USD'], item: { kind: 'number', whole: true } },
    {
      kind: 'either',
      name: 'closed',
      options: [
        { kind: 'fixed', value: 'all' },
        { kind: 'list', item: { kind: 'text' } },
      ],
    },
    { kind: 'text', name: 'note', optional: true },
  ],
};
const content = { enabled: false, title: 'Old', links: [{ url: '/a' }], sums: { EUR: 5 }, closed: 'all' };
const version = (number: number, state: string) => ({
  version: number,
  state,
  written_by: 'ada',
  written_at: at,
  publish_at: at,
});
const file = {
  name: 'managers',
  purpose: 'Managers of VIP players, by group',
  is_changed: true,
  waiting: 0,
  form,
  content,
  published: version(2, 'published'),
  newest: 2,
  versions: [version(2, 'published'), version(1, 'past')],
};
const address = '/api/staff/config_documents/managers';

function open(permissions: readonly string[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/staff/state': { body: openState(permissions) },
    [`GET ${address}`]: { body: file },
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/content/documents/managers'] })} />);
  return server;
}

describe('a document is written', () => {
  test('in a form made from its schema; what changes is seen before it is saved, with a reason', async () => {
    const { asked } = open(staffPermissions, {
      [`POST ${address}/check`]: {
        body: { issues: [], differences: [{ path: 'title', before: 'Old', after: 'New' }] },
      },
      [`POST ${address}`]: { body: file },
    });
    const review = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check and save' });
    expect(review.disabled).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: 'Enabled' }));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'New' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add links' }));
    fireEvent.change(screen.getAllByLabelText('URL')[1] as HTMLElement, { target: { value: '/b' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Add an entry' }).at(-1) as HTMLElement);
    fireEvent.change(screen.getByLabelText('USD'), { target: { value: '7' } });
    fireEvent.change(screen.getByLabelText('Closed: which kind'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Closed'), { target: { value: 'SE\n NO \n' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    fireEvent.click(review);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('title')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'it was asked for' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save this version' }));
    await vi.waitFor(() => expect(asked.some(({ path, method }) => method === 'POST' && path === address)).toBe(true));
    const written = {
      enabled: true,
      title: 'New',
      links: [{ url: '/a' }, { url: '/b' }],
      sums: { EUR: 5, USD: 7 },
      closed: ['SE', 'NO'],
      note: '',
    };
    const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { content: written },
      { reason: 'it was asked for', seen: 2, content: written, publish: 'now' },
    ]);
  });

  test('what does not fit is said beside its field, and nothing is asked to be saved', async () => {
    open(staffPermissions, {
      [`POST ${address}/check`]: {
        body: { issues: [{ path: 'links.0.url', message: 'it must be a path of this site' }], differences: [] },
      },
    });
    const url = await screen.findByLabelText('URL');
    fireEvent.change(url, { target: { value: 'javascript:x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(await screen.findByText('One thing does not fit:')).toBeTruthy();
    expect(url.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what is thrown away is gone from every field, lists of lines too', async () => {
    open(staffPermissions, { [`GET ${address}`]: { body: { ...file, content: { ...content, closed: ['SE'] } } } });
    const closed = () => screen.getByLabelText<HTMLTextAreaElement>('Closed');
    await screen.findByLabelText('Closed');
    fireEvent.change(closed(), { target: { value: 'SE\nNO\n' } });
    expect(closed().value).toBe('SE\nNO\n');
    fireEvent.click(screen.getByRole('button', { name: 'Throw the changes away' }));
    expect(closed().value).toBe('SE');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check and save' }).disabled).toBe(true);
  });

  test('or as JSON; what is no JSON cannot be saved, nor shown as a form', async () => {
    open(staffPermissions);
    fireEvent.click(await screen.findByLabelText('JSON'));
    const text = screen.getByLabelText('Content', { selector: 'textarea' });
    fireEvent.change(text, { target: { value: '{"enabled": ' } });
    expect(screen.getByText(/This is no JSON yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check and save' }).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Form'));
    expect(screen.getByLabelText('Content', { selector: 'textarea' })).toBe(text);
  });

  test('an earlier version is looked at, and counts again as a new one; a stale look is refused in words', async () => {
    const { asked } = open(staffPermissions, {
      [`GET ${address}/versions/1`]: {
        body: { ...version(1, 'past'), content, differences: [{ path: 'title', before: 'New', after: 'Old' }] },
      },
      [`POST ${address}/restore`]: { status: 409, body: { error: { code: 'CHANGED_MEANWHILE' } } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Look at version 1' }));
    const look = within(await screen.findByRole('dialog'));
    expect(await look.findByText('What it changed')).toBeTruthy();
    fireEvent.click(look.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    const restore = within(await screen.findByRole('dialog'));
    fireEvent.change(restore.getByLabelText('Reason'), { target: { value: 'it was better' } });
    fireEvent.click(restore.getByRole('button', { name: 'Let version 1 count again' }));
    expect(await restore.findByText(/Somebody has changed this since you opened it/)).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ reason: 'it was better', seen: 2, version: 1 });
  });

  test('and is not left unsaved by chance: whoever goes elsewhere is asked, stays with what was typed, or leaves', async () => {
    open(staffPermissions, { 'GET /api/staff/config_documents': { body: [] } });
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    const goAway = () => fireEvent.click(screen.getByRole('link', { name: 'All documents' }));
    fireEvent.change(title, { target: { value: 'New' } });
    goAway();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay here' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title.isConnected).toBe(true);
    expect(title.value).toBe('New');
    goAway();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave, lose the changes' }));
    expect(await screen.findByRole('heading', { name: 'Documents of the house' })).toBeTruthy();
  });

  test('and is left without a word when nothing has changed', async () => {
    open(staffPermissions, { 'GET /api/staff/config_documents': { body: [] } });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'New' } });
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Old' } });
    fireEvent.click(screen.getByRole('link', { name: 'All documents' }));
    expect(await screen.findByRole('heading', { name: 'Documents of the house' })).toBeTruthy();
  });

  test('by nobody who may only read it', async () => {
    open(['content.preview']);
    expect(await screen.findByText(/You may read this document/)).toBeTruthy();
    expect(screen.getByLabelText('Title').closest('fieldset[disabled]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /save|restore|usual/i })).toBeNull();
  });
});

test('nothing is shown as nothing, and stays so', async () => {
  const hours: FormField = {
    kind: 'either',
    name: 'hours',
    options: [
      { kind: 'map', item: { kind: 'text' } },
      { kind: 'fixed', value: null },
    ],
  };
  const fields = [hours, { kind: 'text' as const, name: 'zone' }];
  const nothing = { ...file, form: { kind: 'group', fields }, content: { hours: null, zone: 'UTC' } };
  const { asked } = open(staffPermissions, {
    [`GET ${address}`]: { body: nothing },
    [`POST ${address}/check`]: { body: { issues: [], differences: [] } },
  });
  const which = await screen.findByLabelText<HTMLSelectElement>('Hours: which kind');
  expect(which.selectedOptions[0]?.textContent).toBe('nothing');
  fireEvent.change(screen.getByLabelText('Zone'), { target: { value: 'CET' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check and save' }));
  expect(await screen.findByText(/says what counts already/)).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ content: { hours: null, zone: 'CET' } });
});

test('what is new fits the part it is made for', () => {
  for (const field of [form, ...(form.fields ?? [])]) expect(fits(field, blankOf(field))).toBe(true);
});
