import { type PromotionReview, type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';
import { aPromotion, aVersion } from '../testing/promotion.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

function open(
  path: string,
  answers: Parameters<typeof fakeServer>[0],
  permissions: readonly StaffPermission[] = staffPermissions,
) {
  const { asked } = fakeServer({ 'GET /api/staff/state': { body: openState(permissions) }, ...answers });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  return asked;
}
const page = 'GET /api/staff/promotions/12';
const give = async (button: string, fields: Record<string, string>) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: button }));
};
const posted = (asked: ReturnType<typeof open>) => asked.filter(({ method }) => method === 'POST');

test('the list says what is used of each budget, and is asked by state and kind', async () => {
  const { versions: _, codes: __, may: ___, ...summary } = aPromotion({ state: 'live' });
  const asked = open('/promotions?state=live&kind=deposit', { 'GET /api/staff/promotions': { body: [summary] } });
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
  expect(within(row).getByRole('img', { name: '15 % used' })).toBeTruthy();
  expect(row.textContent).toContain('€3,000 of €20,000');
  expect(row.textContent).toContain('1,930');
  expect(asked.at(-1)?.path).toBe('/api/staff/promotions?state=live&kind=deposit');
});

test('one that is live says so within its time alone', async () => {
  const {
    versions: _,
    codes: __,
    may: ___,
    ...summary
  } = aPromotion({ state: 'live', from: '2020-01-01T00:00:00.000Z' });
  const body = [
    summary,
    { ...summary, id: 13, to: '2020-02-01T00:00:00.000Z' },
    { ...summary, id: 14, from: '2999-01-01T00:00:00.000Z' },
    { ...summary, id: 15, state: 'paused', to: '2020-02-01T00:00:00.000Z' },
  ];
  open('/promotions', { 'GET /api/staff/promotions': { body } });
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  const states = ['Live', 'Its time is over', 'Has not begun', 'Paused'];
  expect(rows.map((row) => states.filter((state) => row?.includes(state)))).toEqual(states.map((state) => [state]));
});

describe('moves', () => {
  const allowed = { save: true, propose: true, approve: true, pause: true, end: true };
  test.each([
    ['draft', ['Send for approval', 'End']],
    ['proposed', ['Approve', 'Give back', 'End']],
    ['approved', ['Start', 'End']],
    ['live', ['Pause', 'End']],
    ['paused', ['Resume', 'End']],
    ['ended', []],
  ] as const)('%s: %j', async (state, buttons) => {
    open('/promotions/12', { [page]: { body: aPromotion({ state, may: allowed }) } });
    await screen.findByRole('heading', { name: 'Welcome bonus' });
    await screen.findByText('What it does');
    const all = /^(Send for approval|Approve|Give back|Start|Pause|Resume|End)$/;
    expect(screen.queryAllByRole('button', { name: all }).map(({ textContent }) => textContent)).toEqual(buttons);
  });

  test('each asks for a reason and says which version was seen', async () => {
    const asked = open('/promotions/12', {
      [page]: { body: aPromotion({ state: 'live' }) },
      'POST /api/staff/promotions/12/moves': { body: aPromotion({ state: 'paused' }) },
    });
    await give('Pause', { Reason: 'it costs too much' });
    expect(await screen.findByText('It is paused.')).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({ to: 'paused', version: 2, reason: 'it costs too much' });
  });

  test('who has sent it reads that somebody else has to agree', async () => {
    const mine = { ...aVersion(2), proposed_by: { id: 1, name: 'Ada' } };
    open('/promotions/12', { [page]: { body: aPromotion({ state: 'proposed', versions: [mine] }) } });
    expect(await screen.findByText(/1 of 2 have agreed \(Ada\)\. Somebody else has to agree too\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('above a sum two names are not enough', async () => {
    const waiting = { ...aVersion(2), proposed_by: { id: 2, name: 'Ines' }, approved_by: { id: 3, name: 'Omar' } };
    open('/promotions/12', { [page]: { body: aPromotion({ state: 'proposed', versions: [waiting] }) } });
    expect(await screen.findByText(/2 of 3 have agreed \(Ines, Omar\)/)).toBeTruthy();
  });

  test('who may only read sees no button', async () => {
    open('/promotions/12', { [page]: { body: aPromotion({ state: 'live', may: allowed }) } }, ['promotions.read']);
    await screen.findByText('What it does');
    expect(screen.queryByRole('button', { name: /Pause|End/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in the builder' })).toBeTruthy();
  });
});

describe('codes', () => {
  const made = 'POST /api/staff/promotions/12/codes';
  test('single-use codes are shown once, to copy or to save', async () => {
    const asked = open('/promotions/12/codes', {
      [page]: { body: aPromotion({ kind: 'coupon' }) },
      [made]: { body: { codes: ['AAAA1111', 'BBBB2222'] } },
    });
    await give('Make codes', { 'How many codes': '2', Reason: 'for the fair' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your 2 codes' }));
    expect(dialog.getByText(/AAAA1111/)).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({ count: 2, max_uses: 1, reason: 'for the fair' });
    fireEvent.click(dialog.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(/AAAA1111/)).toBeNull());
  });

  test('one shared code: capital letters and digits, and one that is taken is said beside it', async () => {
    const asked = open('/promotions/12/codes', {
      [page]: { body: aPromotion({ kind: 'coupon' }) },
      [made]: { status: 422, body: { errors: { shared: { taken: 'x' } } } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Make codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'One shared code' }));
    fireEvent.change(dialog.getByLabelText('The code'), { target: { value: 'comet26' } });
    fireEvent.change(dialog.getByLabelText('How often it can be used'), { target: { value: '500' } });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'for the fair' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
    expect(await dialog.findByText('This code is taken already.')).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({ shared: 'COMET26', count: 1, max_uses: 500, reason: 'for the fair' });
  });
});

test('the report draws cost and ends, says the same in figures, and marks what luck cannot explain', async () => {
  const day = { given: 4, converted_cents: 900, forfeited_cents: 100, completed: 1 };
  const report = {
    currency: 'EUR',
    days: [
      { day: '2026-11-14', cost_cents: 0, given: 0, converted_cents: 0, forfeited_cents: 0, completed: 0 },
      { day: '2026-11-15', cost_cents: 2000, ...day },
      { day: '2026-11-16', cost_cents: 4000, ...day },
    ],
    offered: 100,
    taken: 40,
    completed: 10,
    lost: 20,
    canceled: 4,
    expired: 2,
    open: 4,
    liability_cents: 12_300,
    expected_cents: 5000,
    actual_cents: 9000,
    interval_cents: 3000,
  };
  open('/promotions/12/report', {
    [page]: { body: aPromotion({ state: 'live' }) },
    'GET /api/staff/promotions/12/report': { body: report },
  });
  expect(await screen.findByRole('img', { name: 'Cost a day' })).toBeTruthy();
  expect(screen.getByText('40 of 100 offered gifts were taken.')).toBeTruthy();
  expect(screen.getByText('€123.00')).toBeTruthy();
  expect(screen.getByText(/€90\.00 · Outside: look at it/)).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Day by day' })).getAllByRole('row');
  // The head, and days on which something happened.
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('2026-11-16');
  expect(rows[1]?.textContent).toContain('€40.00');
});

describe('reviews', () => {
  const review: PromotionReview = {
    id: 5,
    player_id: 7,
    player_name: 'Nora',
    promotion: { id: 12, title: 'Welcome bonus' },
    gift_id: 9,
    state: 'open',
    opened_at: '2026-11-15T10:00:00.000Z',
    decides_itself_at: '2027-11-18T10:00:00.000Z',
    held_cents: 4600,
    currency: 'EUR',
    other_signals: [],
    signals: [{ kind: 'shared_device', detail: 'device seen with player 8', at: '2026-11-15T09:00:00.000Z' }],
    clause: null,
    evidence: null,
    heard: null,
    first_person: null,
  };
  const list = 'GET /api/staff/promotion_reviews';

  test('held sum, signals and when it decides itself; clearing wants a reason', async () => {
    const asked = open('/reviews', {
      [list]: { body: [review] },
      'POST /api/staff/promotion_reviews/5/clearance': { body: { ...review, state: 'cleared' } },
    });
    const card = within(await screen.findByRole('group', { name: 'Nora (player 7)' }));
    expect(card.getByText('€46.00')).toBeTruthy();
    expect(card.getByText('Shared device')).toBeTruthy();
    expect(card.getByText(/18 Nov 2027, 10:00 UTC/)).toBeTruthy();
    await give('Clear', { Reason: 'a flat shared by two' });
    expect(await screen.findByText('Decided for the player.')).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({ reason: 'a flat shared by two' });
  });

  test('taking wants clause, evidence and what the player said', async () => {
    const asked = open('/reviews', {
      [list]: { body: [review] },
      'POST /api/staff/promotion_reviews/5/taking': { body: { ...review, state: 'clause_named' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask to take it' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Ask to take it' }) as HTMLButtonElement;
    for (const label of ['Clause of the terms', 'Evidence', 'What the player said']) {
      expect(submit.disabled).toBe(true);
      fireEvent.change(dialog.getByLabelText(label), { target: { value: `${label} 1` } });
    }
    fireEvent.click(submit);
    expect(await screen.findByText('Asked for. Another person has to agree.')).toBeTruthy();
    expect(posted(asked)[0]?.body).toEqual({
      clause: 'Clause of the terms 1',
      evidence: 'Evidence 1',
      heard: 'What the player said 1',
      seen: 'open',
    });
  });

  const asked = { ...review, state: 'clause_named', clause: '§ 4', evidence: 'two devices', heard: 'by mail' } as const;
  test('who has asked cannot agree; another person reads all of it first', async () => {
    open('/reviews', { [list]: { body: [{ ...asked, first_person: { id: 1, name: 'Ada' } }] } });
    expect(await screen.findByText(/You have asked to take it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /take it/ })).toBeNull();
  });

  test('the second person agrees to what the first wrote', async () => {
    open('/reviews', {
      [list]: { body: [{ ...asked, first_person: { id: 2, name: 'Ines' } }] },
      'POST /api/staff/promotion_reviews/5/taking': { body: { ...asked, state: 'taken' } },
    });
    await give('Agree to take it', {});
    expect(await screen.findByText('Taken. The player is told.')).toBeTruthy();
  });

  test('the menu counts them; who may only read decides nothing', async () => {
    open(
      '/reviews',
      {
        [list]: { body: [review] },
        'GET /api/staff/queues': { body: { queues: [{ name: 'reviews', open: 3, oldest_at: null }] } },
      },
      ['promotions.read'],
    );
    await screen.findByRole('group', { name: 'Nora (player 7)' });
    expect(await screen.findByRole('link', { name: 'Reviews 3 waiting' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Clear|take it/ })).toBeNull();
  });
});
