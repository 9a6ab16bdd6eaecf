import { type StaffPermission, staffPermissions } from '@halley/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';
import { aCheck, aCost, aPromotion, aRule, aVersion } from '../testing/promotion.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof fakeServer>[0];

function open(path: string, answers: Answers = {}, permissions: readonly StaffPermission[] = staffPermissions) {
  const { asked } = fakeServer({
    'GET /api/staff/state': { body: openState(permissions) },
    'GET /api/staff/promotions/12': { body: aPromotion() },
    'POST /api/staff/promotions/check': { body: aCheck },
    'POST /api/staff/promotions/estimate': { body: aCost },
    'GET /api/staff/free_rounds/games': {
      body: [{ game: 'halley-studio/comet-run', title: 'Comet Run', stakes_cents: [10, 20] }],
    },
    ...answers,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { asked, router };
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (asked: { method: string; path: string; body: unknown }[], path: string) =>
  asked.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body as { rule: typeof aRule });
const save = '/api/staff/promotions';

test('a new promotion begins with its kind, as a rule that can be saved as it is', async () => {
  const { asked, router } = open('/promotions/new', { [`POST ${save}`]: { body: aPromotion() } });
  fireEvent.click(await screen.findByRole('link', { name: /^Cashback/ }));
  expect(await screen.findByRole('heading', { name: 'Weekly cashback' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotions/12/edit'));
  const [body] = sent(asked, save);
  expect(body).toMatchObject({ rule: { kind: 'cashback', rewards: [{ type: 'cash', percent: 10 }] } });
  expect(body).not.toHaveProperty('id');
});

test('cost, card in five languages and checks stand beside the form', async () => {
  open('/promotions/12/edit');
  expect(await screen.findByText('€12,480', { selector: 'b' })).toBeTruthy();
  expect(screen.getByText('saved 16 Nov 2026, 21:40 UTC by Ines Laurent')).toBeTruthy();
  expect(screen.getByText('in 30 days, likely €9,100 – €16,900')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Cost in 1,000 replays of last month' }).textContent).toContain(
    'budget €20,000',
  );
  expect(await screen.findByText('4,812 players match today')).toBeTruthy();
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    'Must be mended: A text shouts: German',
    'Look at it: How often it has to be played: 12, usual 10',
    'The house has nothing against it',
  ]);
  expect(screen.getByText('€1,000.00 (10 times)')).toBeTruthy();
  for (const [button, language, title] of [
    ['DE', 'de', 'Willkommensbonus'],
    ['FR', 'fr-CA', 'Bonus de bienvenue'],
    ['NO', 'no', 'Velkomstbonus'],
    ['IT', 'it', 'Bonus di benvenuto'],
  ] as const) {
    fireEvent.click(screen.getAllByRole('radio', { name: button })[1] as HTMLElement);
    expect(screen.getByText(`First term, ${language}`)).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
  }
});

test('what is typed is asked about anew, once it can be read; the slider says the share', async () => {
  const { asked } = open('/promotions/12/edit');
  await screen.findByText('€12,480', { selector: 'b' });
  const estimate = '/api/staff/promotions/estimate';
  const before = sent(asked, estimate).length;
  type('Part', '');
  expect(screen.getByText('This is needed.')).toBeTruthy();
  expect(screen.getByText('One field has to be mended first.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Save draft' }) as HTMLButtonElement).disabled).toBe(true);
  type('Part', '50');
  await waitFor(() => expect(sent(asked, estimate).at(-1)).toMatchObject({ rule: { rewards: [{ percent: 50 }] } }));
  expect(sent(asked, estimate)).toHaveLength(before + 1);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '70' } });
  await waitFor(() => expect(sent(asked, estimate).at(-1)).toMatchObject({ take_up: 70, days: 30 }));
});

test('amounts are typed in units, those of several currencies beside each other', async () => {
  const { asked } = open('/promotions/12/edit', { [`POST ${save}`]: { body: aPromotion({ version: 3 }) } });
  await screen.findByText('Draft 2');
  type('Add a currency', 'NOK');
  for (const label of ['At most, NOK', 'Largest stake, NOK', 'Deposit from, NOK']) type(label, '500');
  type('At most, EUR', '75.50');
  expect(within(screen.getByRole('group', { name: 'At most' })).getAllByRole('textbox')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Version 3 is saved.')).toBeTruthy();
  expect(sent(asked, save)[0]).toMatchObject({
    id: 12,
    from_version: 2,
    rule: {
      condition: { amountAtLeast: { EUR: 2000, NOK: 50_000 } },
      rewards: [{ cap: { EUR: 7550, NOK: 50_000 }, maxStake: { EUR: 500, NOK: 50_000 } }],
    },
  });
});

test('what the server refuses is said beside its field, until it is changed', async () => {
  const errors = { 'rule.caps.perPlayer': { invalid: 'is too large' } };
  open('/promotions/12/edit', { [`POST ${save}`]: { status: 422, body: { errors } } });
  await screen.findByText('Draft 2');
  type('Times a player', '5');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('is too large')).toBeTruthy();
  expect(screen.getByLabelText('Times a player').getAttribute('aria-invalid')).toBe('true');
  type('Times a player', '1');
  expect(screen.queryByText('is too large')).toBeNull();
});

test('somebody else’s version is not written over: both are shown, and one decides', async () => {
  const theirs = { ...aVersion(3, { ...aRule, takeDays: 14 }), made_by: { id: 3, name: 'Omar' } };
  let isSaved = false;
  const { asked } = open('/promotions/12/edit', {
    'GET /api/staff/promotions/12': () => ({
      body: isSaved ? aPromotion({ version: 3, versions: [theirs, aVersion(2), aVersion(1)] }) : aPromotion(),
    }),
    [`POST ${save}`]: ({ body }) => {
      isSaved = true;
      return (body as { from_version: number }).from_version === 3
        ? { body: aPromotion({ version: 4, versions: [aVersion(4), theirs] }) }
        : { status: 409, body: { error: { code: 'CHANGED_MEANWHILE' } } };
    },
  });
  await screen.findByText('Draft 2');
  type('Times a player', '5');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/Omar has saved version 3/)).toBeTruthy();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('To take within')).toBeTruthy();
  expect(alert.getByText('14 days')).toBeTruthy();
  fireEvent.click(alert.getByRole('button', { name: 'Keep mine, on top of theirs' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Version 4 is saved.')).toBeTruthy();
  expect(sent(asked, save).at(-1)).toMatchObject({ from_version: 3, rule: { takeDays: 30, caps: { perPlayer: 5 } } });
});

test('another kind brings its own gift and keeps what was typed elsewhere', async () => {
  open('/promotions/12/edit');
  await screen.findByText('Draft 2');
  type('Budget', '12345');
  type('Kind', 'freespins');
  expect((screen.getByLabelText('Spins') as HTMLInputElement).value).toBe('25');
  expect((screen.getByLabelText('Budget') as HTMLInputElement).value).toBe('12345');
  fireEvent.click(await screen.findByRole('button', { name: 'Comet Run' }));
  expect(screen.getByText('This is needed.')).toBeTruthy();
});

test('two versions are compared in words', async () => {
  open('/promotions/12/edit');
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('€15,000.00')).toBeTruthy();
  expect(dialog.getByText('€20,000.00')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('whoever leaves with something unsaved is asked', async () => {
  const { router } = open('/promotions/12/edit');
  await screen.findByText('Draft 2');
  type('Times a player', '5');
  fireEvent.click(screen.getByRole('link', { name: 'To the promotion' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/promotions/12/edit');
});

test('a draft goes to approval with a reason, saved first where it was changed', async () => {
  const { asked, router } = open('/promotions/12/edit', {
    [`POST ${save}`]: { body: aPromotion({ version: 3, versions: [aVersion(3), aVersion(2)] }) },
    'POST /api/staff/promotions/12/moves': { body: aPromotion({ state: 'proposed' }) },
  });
  await screen.findByText('Draft 2');
  type('Times a player', '5');
  fireEvent.click(screen.getByRole('button', { name: 'Send for approval' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'for December' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotions/12'));
  expect(sent(asked, '/api/staff/promotions/12/moves')).toEqual([
    { to: 'proposed', version: 3, reason: 'for December' },
  ]);
});

test('who may only read looks, and changes nothing', async () => {
  open('/promotions/12/edit', {}, ['promotions.read']);
  expect(await screen.findByText(/It can only be looked at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save|Send/ })).toBeNull();
  expect(screen.getByLabelText('Times a player').closest('fieldset:disabled')).toBeTruthy();
});

const group = (name: string) => within(screen.getByRole('group', { name }));

test('a card is typed with its price and its stock, and shown as it stands in the shop', async () => {
  const { asked } = open('/promotions/new?kind=shop', { [`POST ${save}`]: { body: aPromotion() } });
  await screen.findByText('Not saved yet');
  type('Name in the shop', 'spins-50');
  type('Shelf', 'SPECIAL_REWARDS');
  type('Mark', 'NEW');
  type('Price in points', '1200');
  type('How many there are', '75');
  expect((screen.getByLabelText('Times in all') as HTMLInputElement).value).toBe('75');
  expect(await screen.findByText('1,200 points')).toBeTruthy();
  expect(screen.getByText('75 left')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent(asked, save)[0]).toMatchObject({
      rule: {
        card: { group: 'spins-50', category: 'SPECIAL_REWARDS', tag: 'NEW', price: { EUR: 1200 } },
        caps: { total: 75 },
      },
    }),
  );
});

test('a wheel says each chance and what a turn comes to, as it is typed', async () => {
  const { asked } = open('/promotions/new?kind=wheel', { [`POST ${save}`]: { body: aPromotion() } });
  await screen.findByText('Not saved yet');
  expect(group('Item 1').getByText('45.95 %')).toBeTruthy();
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContain('A turn comes to €0.11 and 20.81 points on average.');
  fireEvent.change(group('Item 4').getByLabelText('Weight'), { target: { value: '30' } });
  expect(group('Item 4').getByText('30.00 %')).toBeTruthy();
  fireEvent.change(group('Item 1').getByLabelText('What it gives'), { target: { value: 'bonus' } });
  expect(screen.getByText('2 fields have to be mended first.')).toBeTruthy();
  fireEvent.change(group('Item 1').getByLabelText('Largest stake'), { target: { value: '5' } });
  fireEvent.change(group('Item 1').getByLabelText('Amount'), { target: { value: '5' } });
  fireEvent.change(group('Item 2').getByLabelText('What it gives'), { target: { value: 'nothing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add an item' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Item 3' }));
  const table = within(await screen.findByRole('table', { name: 'Every chance, as the player reads it' }));
  await waitFor(() =>
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
      'Prize€5.00 bonus, to play 10 timesChance38.20 %',
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(asked, save)).toHaveLength(1));
  const [box] = sent(asked, save)[0]?.rule.rewards ?? [];
  expect(box).toMatchObject({
    type: 'lootbox',
    groupKey: 'wheel_daily',
    items: [
      { weight: 34, prize: { type: 'bonus', amount: { EUR: 500 }, wager: 10 } },
      { weight: 24, prize: null },
      { weight: 30, prize: { type: 'cash', amount: { EUR: 200 } } },
      { weight: 1, prize: null },
    ],
  });
});

test('a box keeps two items, and goods say what they cost the house', async () => {
  open('/promotions/new?kind=shop');
  await screen.findByText('Not saved yet');
  type('Gift', 'goods');
  type('What it costs the house', '40');
  expect(screen.getByText('Nothing has to be played: what is given is the player’s own.')).toBeTruthy();
  type('Gift', 'lootbox');
  expect((screen.getByRole('button', { name: 'Remove Item 2' }) as HTMLButtonElement).disabled).toBe(true);
});

test('the preview of a tournament shows its teams, and how players come into them', async () => {
  open('/promotions/new?kind=tournament');
  await screen.findByText('Not saved yet');
  fireEvent.click(screen.getByLabelText('Teams'));
  type(/^Names of the teams/, 'Ice\nEmber');
  const table = within(await screen.findByRole('table', { name: 'Teams' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TeamsPlayersScore',
    'TeamsIcePlayers0Score0',
    'TeamsEmberPlayers0Score0',
  ]);
  expect(screen.getByText(/sealed shuffle; its fingerprint is public .* sum of its best 10/)).toBeTruthy();
});

test('another size of a quest brings its name and its levels; gifts stay at theirs', async () => {
  const levels = { xs: [0, 100, 350], s: [0, 50, 200, 900], m: [0, 1], 'robot-s': [0, 1], 'robot-m': [0, 1] };
  const basis = { at: '2026-11-17T00:00:00.000Z', rates: { EUR: 1_000_000 }, levels, beacon: null };
  const { asked } = open('/promotions/new?kind=quest', {
    'GET /api/staff/contest_basis': { body: basis },
    [`POST ${save}`]: { body: aPromotion() },
  });
  await screen.findByText('Not saved yet');
  expect((screen.getByLabelText('Size of the map') as HTMLSelectElement).value).toBe('xs');
  type('Size of the map', 's');
  expect(await screen.findByText('3 levels are filled in.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(asked, save)).toHaveLength(1));
  const rule = sent(asked, save)[0]?.rule;
  expect(rule?.contest?.identifier).toMatch(/^quest--s--short-way-/);
  expect(rule?.trigger).toMatchObject({
    reaches: [
      { at: 5_000, rewards: [{ chargeable: 10 }] },
      { at: 20_000, rewards: [{ chargeable: 35 }] },
      { at: 90_000 },
    ],
  });
});
