import { staffPermissions } from '@halley/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument } from '../../contract/src/testing/a-document.ts';
import { aPlayerFile } from './api/testing/a-player-file.ts';
import { fakeServer, openState } from './api/testing/fake-server.ts';
import { desks } from './desks.ts';
import { routes } from './routes.tsx';
import { placesOf } from './shell/testing/every-place.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const everything = [...staffPermissions];
const toReview = (id: number) => ({
  ...aDocument({ id, file_name: 'passport.jpg' }),
  content_type: 'image/jpeg',
  size_bytes: 123_456,
  player: {
    id: id + 100,
    email: 'an…@example.com',
    nickname: null,
    first_name: 'Anna',
    last_name: null,
    date_of_birth: null,
    address: null,
    postal_code: null,
    city: null,
    state: null,
    country: 'DE',
  },
});

describe('the door', () => {
  test('shows nothing of the house to who is signed out, and asks for nothing else', async () => {
    const { asked } = fakeServer({ 'GET /api/staff/state': { body: { state: 'signed_out' } } });
    open('/players');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(asked.map(({ path }) => path)).toEqual(['/api/staff/state']);
  });

  test('a wrong password is said once and the field stays', async () => {
    fakeServer({
      'GET /api/staff/state': { body: { state: 'signed_out' } },
      'POST /api/staff/sign_in': { status: 422, body: { errors: { login: { invalid: 'x' } } } },
    });
    open('/');
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'a@b.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The e-mail or the password is not right.')).toBeTruthy();
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('a@b.test');
  });

  test('a session that ends while somebody works leads back to the door', async () => {
    fakeServer({
      'GET /api/staff/state': { body: openState(everything) },
      'GET /api/staff/players': { status: 401, body: { error: { code: 'UNAUTHENTICATED' } } },
    });
    open('/players');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('navigation', () => {
  test.each([
    [
      everything,
      [
        ...[
          'Overview',
          'Reports',
          'Players',
          'Documents',
          'Support',
          'Payments',
          'Protection',
          'Reviews',
          'Promotions',
          'Contests',
          'Lotteries',
          'Loyalty',
          'VIP club',
          'Campaigns',
          'Games',
          'Providers',
          'Jackpots',
        ],
        ...['Returns', 'Sportsbook', 'Partners', 'Content', 'Brands', 'Audit trail', 'Staff', 'My work', 'My account'],
      ],
    ],
    [['players.read'], ['Players', 'My work', 'My account']],
    [['audit.read'], ['Audit trail', 'My work', 'My account']],
    [[], ['My work', 'My account']],
  ])('%j sees %j', async (permissions, labels) => {
    fakeServer({ 'GET /api/staff/state': { body: openState(permissions) }, 'GET /api/staff/sessions': { body: [] } });
    open('/account');
    const nav = await screen.findByRole('navigation', { name: 'Back office' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(labels);
  });

  test('journeys of all roles walk every page that needs no thing of its own', () => {
    const known: Record<string, readonly string[]> = placesOf({ player: 7 });
    for (const { to, label, pages } of desks) {
      const places = known[label]?.map((place) => place.replace(/\?.*/, '')) ?? [];
      const plain = pages.filter(({ index, path = '' }) => index || !path.includes(':'));
      expect(places).toEqual(expect.arrayContaining(plain.map(({ path }) => (path ? `${to}/${path}` : to))));
    }
    expect(Object.keys(known)).toEqual(desks.map(({ label }) => label));
  });

  test('a page that is not yours is no page, and is not asked for', async () => {
    const { asked } = fakeServer({ 'GET /api/staff/state': { body: openState(['players.read']) } });
    open('/documents');
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});

describe('[OPS-53] keys of the whole back office', () => {
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
  const opened = async () => {
    fakeServer({
      'GET /api/staff/state': { body: openState(['audit.read']) },
      'GET /api/staff/sessions': { body: [] },
      'GET /api/staff/notices': { body: { notices: [], mail: false } },
      'GET /api/staff/assignments': { body: { mine: [], teams: [], own_teams: [] } },
    });
    const router = open('/account');
    await screen.findByLabelText('Use single keys');
    return router;
  };

  test('? shows them, g and a letter opens a desk, and what was done is said', async () => {
    const router = await opened();
    press('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(dialog).getByText('Open Audit trail')).toBeTruthy();
    expect(within(dialog).queryByText('Open Players')).toBeNull();
    // While it is open, keys rest.
    press('g');
    press('w');
    expect(router.state.location.pathname).toBe('/account');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('g');
    press('w');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-work'));
    expect(await screen.findByText('Open My work')).toBeTruthy();
  });

  test('they rest while somebody types, and when the account page turns them off', async () => {
    const router = await opened();
    const field = screen.getByLabelText('Current password');
    press('g', field);
    press('w', field);
    fireEvent.click(screen.getByLabelText('Use single keys'));
    press('g');
    press('w');
    press('?');
    expect(router.state.location.pathname).toBe('/account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the review queue', () => {
  const withQueue = (more = {}) =>
    fakeServer({
      'GET /api/staff/state': { body: openState(everything) },
      'GET /api/staff/documents': { body: { documents: [toReview(1), toReview(2)], waiting: 2, next_after: null } },
      'GET /api/staff/documents/1/file': { body: 'picture' },
      'GET /api/staff/documents/2/file': { body: 'picture' },
      'POST /api/staff/documents/1/approval': { status: 204 },
      'POST /api/staff/documents/2/rejection': { status: 204 },
      ...more,
    });

  test('A approves what is on show, then the next comes; R asks for a reason first', async () => {
    const { asked } = withQueue();
    open('/documents');
    const approve = await screen.findByRole('button', { name: 'Approve' });
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect((approve as HTMLButtonElement).disabled).toBe(false));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.keyDown(document.body, { key: 'A' });
    await waitFor(() => expect(asked.at(-2)?.path).toBe('/api/staff/documents/1/approval'));
    await waitFor(() =>
      expect((screen.getByRole('button', { name: 'Reject' }) as HTMLButtonElement).disabled).toBe(false),
    );
    fireEvent.keyDown(document.body, { key: 'r' });
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Reject' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' cut off ' } });
    fireEvent.click(confirm);
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/2/rejection'))?.body).toEqual({ reason: 'cut off' }),
    );
  });

  test('keys rest when they are turned off, and stay off', async () => {
    const { asked } = withQueue();
    open('/documents');
    const approve = (await screen.findByRole('button', { name: 'Approve' })) as HTMLButtonElement;
    await waitFor(() => expect(approve.disabled).toBe(false));
    fireEvent.click(screen.getByLabelText(/Keyboard/));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    expect(localStorage.getItem('halley-staff-shortcuts')).toBe('off');
  });

  test('a colleague who was faster is no error: the document leaves the list', async () => {
    withQueue({
      'POST /api/staff/documents/1/approval': {
        status: 422,
        body: { errors: { document: { reviewed_already: 'x' } } },
      },
    });
    open('/documents');
    const approve = (await screen.findByRole('button', { name: 'Approve' })) as HTMLButtonElement;
    await waitFor(() => expect(approve.disabled).toBe(false));
    fireEvent.click(approve);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Player 101/ })).toBeNull());
    expect(screen.getByRole('button', { name: /Player 102/ })).toBeTruthy();
  });
});

describe('a long review queue', () => {
  test('comes page by page, counts all that wait, and begins anew when a page is done', async () => {
    let done = false;
    const { asked } = fakeServer({
      'GET /api/staff/state': { body: openState(everything) },
      'GET /api/staff/documents': ({ path }) => {
        if (done) return { body: { documents: [toReview(3)], waiting: 1, next_after: null } };
        return path.includes('after=1')
          ? { body: { documents: [toReview(2)], waiting: 3, next_after: null } }
          : { body: { documents: [toReview(1)], waiting: 3, next_after: 1 } };
      },
      'GET /api/staff/documents/1/file': { body: 'picture' },
      'GET /api/staff/documents/2/file': { body: 'picture' },
      'GET /api/staff/documents/3/file': { body: 'picture' },
      'POST /api/staff/documents/1/approval': { status: 204 },
      'POST /api/staff/documents/2/approval': () => {
        done = true;
        return { status: 204 };
      },
    });
    open('/documents');
    expect(await screen.findByText('3 wait')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Waiting documents' });
    expect(within(list).queryByRole('button', { name: /Player 102/ })).toBeNull();
    fireEvent.click(within(list).getByRole('button', { name: 'Show more' }));
    expect(await within(list).findByRole('button', { name: /Player 102/ })).toBeTruthy();
    expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked.filter(({ path }) => path.includes('after=1'))).toHaveLength(1);
    for (const left of ['2 wait', '1 waits']) {
      const approve = screen.getByRole('button', { name: 'Approve' }) as HTMLButtonElement;
      await waitFor(() => expect(approve.disabled).toBe(false));
      fireEvent.click(approve);
      expect(await screen.findByText(left)).toBeTruthy();
    }
    // Everything that was loaded is decided: the queue is asked for again, from its beginning.
    expect(await screen.findByRole('button', { name: /Player 103/ })).toBeTruthy();
  });
});

describe('reasons', () => {
  test('nothing is sent without one, and a refusal stays in the dialog', async () => {
    const { asked } = fakeServer({
      'GET /api/staff/state': { body: openState(everything) },
      'GET /api/staff/players/7': { body: aPlayerFile() },
      'POST /api/staff/players/7/lock': { status: 422, body: { errors: { player: { locked: 'x' } } } },
    });
    open('/players/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.submit(within(dialog).getByLabelText('Reason'));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'asked for it' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close account' }));
    expect(await within(dialog).findByText('The account is closed already.')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ path: '/api/staff/players/7/lock', body: { reason: 'asked for it' } });
  });
});
