import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../../server/src/staff/testing/code-of.ts';
import {
  editPlayer,
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  password,
  playDice,
  type Visitor,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

describe('players', () => {
  test('one is found by mail, and the file opens without the mail', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, '/staff/', { as: 'support' });
    await desk.fill('Search', player.email);
    await desk.click('Search', 'button');
    await desk.within('row', new RegExp(`Id ${player.id}\\b`)).click(/./, 'link');
    await desk.finds('heading', `Player ${player.id}`);
    await desk.within('main').seesNot(player.email);
  });

  test('[F-98] the list names players, and is filtered and sorted by the address', async () => {
    const ada = await visit(house, '', { as: 'player', player: { country: 'NO' } });
    const bo = await visit(house, '', { as: 'player', player: { country: 'NO' } });
    const cem = await visit(house, '', { as: 'player', player: { country: 'DE' } });
    const last = `List${ada.id}`;
    for (const [player, first] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
      [cem, 'Cem'],
    ] as const) {
      await editPlayer(player, { first_name: first, last_name: last });
    }
    const desk = await visit(house, `/staff/players?q=${last}`, { as: 'support' });
    const rows = () => desk.within('region', 'Players').textsOf('link');
    await desk.sees(`Id ${cem.id}`);
    expect(await rows()).toEqual(['Cem L.', 'Bo L.', 'Ada L.']);
    await desk.seesNot('…@');
    await desk.fill('Country', 'NO');
    await desk.isAt(/country=NO/);
    await desk.seesNot('Cem L.');
    await desk.fill('Sort by', 'name');
    await desk.isAt(/sort=name/);
    // The list of before stays until the sorted one is there, and what is shown between the two is no matter.
    await expect.poll(rows, { timeout: 15_000 }).toEqual(['Ada L.', 'Bo L.']);
    await desk.fill('State', 'closed');
    await desk.sees('Nobody fits this question.');
    await desk.click('Clear filters');
    await desk.sees('Cem L.');
    await desk.isAt(`/staff/players?q=${last}`);
  });

  test('[F-98] a filtered address opens as it was sent; who may not read limits has no filter for breaks', async () => {
    const desk = await visit(house, '/staff/players?state=closed&vip=Gold&sort=seen', { as: 'verification' });
    expect(await desk.valueOf('State')).toBe('closed');
    expect(await desk.valueOf('VIP status')).toBe('Gold');
    expect(await desk.valueOf('Sort by')).toBe('seen');
    await desk.findsNot('option', 'On a break or excluded');
    const support = await visit(house, '/staff/players', { as: 'support' });
    await support.finds('option', 'On a break or excluded');
  });

  test('personal data is opened by a click, and that leaves a line in the trail', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'admin' });
    await desk.click('Personal', 'link');
    await desk.within('main').sees(player.email);
    await desk.click('Audit trail', 'link');
    await desk.within('row', /Personal data opened/).sees(`Player ${player.id}`);
  });

  test('[PP-33] an account is closed with a reason, at once, and the reason is in the trail', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'admin' });
    await desk.click('Close account');
    const dialog = desk.within('dialog');
    expect(await dialog.isDisabled('Close account')).toBe(true);
    await dialog.fill('Reason', 'Asked for it on the phone');
    await dialog.click('Close account');
    await desk.sees('Closed by staff');
    const user = { email: player.email, password, captcha: 'demo' };
    const guest = await visit(house, '');
    const refused = await guest.call('POST', '/api/users/sign_in', { user });
    expect(refused.body).toHaveProperty('errors.login.blocked');
    expect((await player.call('GET', '/api/player/accounts')).status).toBe(401);
    await desk.click('Audit trail', 'link');
    await desk.within('row', /Account closed/).sees(`Player ${player.id}`, 'Asked for it on the phone');
  });

  test.each(['verification', 'auditor', 'payments', 'games'] as const)(
    '%s may not close an account: no button, and the server refuses',
    async (role) => {
      const player = await visit(house, '', { as: 'player' });
      const desk = await visit(house, `/staff/players/${player.id}`, { as: role });
      await desk.finds('heading', `Player ${player.id}`);
      await desk.findsNot('button', 'Close account');
      const asked = await desk.call('POST', `/api/staff/players/${player.id}/lock`, { reason: 'I should not' });
      expect(asked.status).toBe(403);
      expect((await player.call('GET', '/api/player/accounts')).status).toBe(200);
    },
  );
});

test('a closed account is opened again, and the player can log in', async () => {
  const player = await visit(house, '', { as: 'player' });
  const desk = await visit(house, `/staff/players/${player.id}`, { as: 'support' });
  await desk.click('Close account');
  await goThrough(desk, 'Close account', 'Somebody else had the password');
  await desk.click('Open account');
  await goThrough(desk, 'Open account', 'The owner is back');
  await desk.sees('The account is open.');
  const user = { email: player.email, password, captcha: 'demo' };
  expect((await player.call('POST', '/api/users/sign_in', { user })).status).toBe(201);
  expect(await lineOf(house, desk, 'staff.player_unlocked')).toMatchObject({ reason: 'The owner is back' });
});

test('failed log-ins are cleared with a reason', async () => {
  const player = await visit(house, '', { as: 'player' });
  const stranger = await visit(house, '');
  const user = { email: player.email, password: 'a wrong one', captcha: 'demo' };
  for (let tries = 0; tries < 3; tries += 1) await stranger.call('POST', '/api/users/sign_in', { user });
  const desk = await visit(house, `/staff/players/${player.id}`, { as: 'support' });
  await desk.sees('Failed log-ins');
  await desk.click('Clear failed log-ins');
  await goThrough(desk, 'Clear failed log-ins', 'Called back, it is the owner');
  await desk.findsNot('button', 'Clear failed log-ins');
  expect((await stranger.call('POST', '/api/users/sign_in', { user: { ...user, password } })).status).toBe(201);
  expect(await lineOf(house, desk, 'staff.player_failures_cleared')).toMatchObject({ player_id: player.id });
});

test('a session is ended by staff: the player is out', async () => {
  const player = await visit(house, '', { as: 'player' });
  const desk = await visit(house, `/staff/players/${player.id}/sessions`, { as: 'support' });
  await desk.click('End', 'button');
  await desk.sees('The session has ended.');
  expect((await player.call('GET', '/api/player/accounts')).status).toBe(401);
  await lineOf(house, desk, 'staff.player_session_ended');
});

test('a player is put into a group and taken out again', async () => {
  const player = await visit(house, '', { as: 'player' });
  const desk = await visit(house, `/staff/players/${player.id}`, { as: 'admin' });
  await desk.click('Change groups');
  await desk.within('dialog').fill('Or another group, by its number', '77');
  await goThrough(desk, 'Change groups', 'For the beta of a game');
  await desk.sees('The groups are changed.', '77');
  expect(await lineOf(house, desk, 'staff.player_groups_changed')).toMatchObject({ reason: 'For the beta of a game' });
});

test('[F-101] a round has the names of its game and producer, and its details are told in words', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 1);
  const desk = await visit(house, `/staff/players/${player.id}/rounds`, { as: 'support' });
  const row = desk.within('row', /Details/);
  await row.sees('Orbit Dice', 'Halley Studio', 'Finished', '€1.00');
  await row.seesNot('halley-studio/dice');
  await row.click('Details of a round of Orbit Dice');
  const dialog = desk.within('dialog');
  await dialog.sees('Round of Orbit Dice', 'What the player chose', 'Side over', 'Result', 'Seeds', 'Client seed');
  await dialog.sees('sealed until the player changes seeds');
  expect(await lineOf(house, desk, 'staff.player_viewed')).toMatchObject({ detail: { part: 'round' } });
});

describe('limits and exclusions are the player’s own: staff read them', () => {
  test.each([
    ['deposit', { type: 'deposit', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 5_000 }] }, 'Deposits'],
    ['loss', { type: 'loss', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 7_000 }] }, 'Loss'],
    ['wager', { type: 'wager', period: 'month', accounts: [{ currency: 'EUR', amount_cents: 9_000 }] }, 'Stakes'],
    ['session', { type: 'session', period: 'day', session_minutes: 60 }, 'Session time'],
  ])('a %s limit stands there, and nothing changes it', async (_type, limit, name) => {
    const player = await visit(house, '', { as: 'player' });
    await player.must('POST', '/api/user_limits', { user_limit: limit });
    const desk = await visit(house, `/staff/players/${player.id}/limits`, { as: 'payments' });
    await desk.sees('Only the player can change limits.');
    const table = desk.within('region', 'Limits');
    await table.within('row', new RegExp(name)).sees('Holds');
    await table.findsNot('button');
    expect(await lineOf(house, desk, 'staff.player_limits_viewed')).toMatchObject({ player_id: player.id });
  });

  test.each([
    ['coolingoff', 'day', 'Break'],
    ['selfexclusion', 'month_6', 'Self-exclusion'],
  ])('%s for a %s is said in words, with its end', async (type, period, name) => {
    const player = await visit(house, '', { as: 'player' });
    await player.must('POST', '/api/user_limits', { user_limit: { type, period } });
    const desk = await visit(house, `/staff/players/${player.id}/limits`, { as: 'payments' });
    await desk.sees(new RegExp(`${name}: no play and no deposits until`));
  });

  test('verification does not see them', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'verification' });
    await desk.finds('heading', `Player ${player.id}`);
    await desk.findsNot('link', 'Limits');
    expect((await desk.call('GET', `/api/staff/players/${player.id}/limits`)).status).toBe(403);
  });
});

describe('[F-100] what is done upon an account, from the page of the player', () => {
  test('logged out everywhere: the player is out, told by mail, and the reason is in the trail', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'support' });
    await desk.click('More actions');
    await desk.click('Log out everywhere');
    await goThrough(desk, 'Log out everywhere', 'A lost laptop');
    await desk.sees('Logged out. 1 session has ended.');
    expect((await player.call('GET', '/api/player/accounts')).status).toBe(401);
    await player.mail('You were logged out everywhere');
    expect(await lineOf(house, desk, 'staff.player_sessions_ended')).toMatchObject({
      player_id: player.id,
      reason: 'A lost laptop',
      detail: { sessions: 1 },
    });
  });

  test('a link for a new password is mailed to the player', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'support' });
    await desk.click('More actions');
    await desk.click('Send password link');
    await goThrough(desk, 'Send password link', 'Forgot it, called us');
    await desk.sees('The link is on its way to the player.');
    await player.mail('reset_password_token=');
    expect(await lineOf(house, desk, 'staff.player_password_link_sent')).toMatchObject({ player_id: player.id });
  });

  test('a balance is corrected by two people: asked for here, agreed to by a colleague', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: 'payments' });
    await desk.click('Correct balance');
    const dialog = desk.within('dialog');
    expect(await dialog.valueOf('Player id')).toBe(String(player.id));
    await dialog.fill('Amount', '5');
    await dialog.fill('Reason', 'A jackpot was paid short');
    await dialog.click('Ask for it', 'button');
    await desk.findsNot('dialog');
    const { id } = await lineOf(house, desk, 'staff.correction_asked').then(({ target }) => target ?? { id: '' });
    expect((await desk.call('POST', `/api/staff/corrections/${id}/approval`, {})).status).toBe(409);
    const colleague = await visit(house, '', { as: 'payments' });
    await colleague.must('POST', `/api/staff/corrections/${id}/approval`, {});
    const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
    expect(account?.amount_cents).toBe(100_500);
  });

  test('details are corrected; a date that makes a child of the player is refused in words', async () => {
    const player = await visit(house, '', { as: 'player' });
    await editPlayer(player, wholeProfile);
    const desk = await visit(house, `/staff/players/${player.id}/details`, { as: 'support' });
    await desk.sees('9 February 1986');
    await desk.click('Edit details');
    const dialog = desk.within('dialog');
    await dialog.fill('Date of birth', '2015-02-09');
    await dialog.fill('Reason', 'Compared with the passport');
    await dialog.click('Save details', 'button');
    await dialog.sees(/date of birth: /);
    await dialog.fill('Date of birth', '1985-02-09');
    await dialog.fill('Last name', 'Komet-Halley');
    await dialog.click('Save details', 'button');
    await desk.sees('The details are changed.', '9 February 1985', 'Komet-Halley');
    await player.mail('last name, date of birth');
    expect(await lineOf(house, desk, 'staff.player_details_changed')).toMatchObject({
      reason: 'Compared with the passport',
      detail: {
        changes: [
          { field: 'last_name', from: 'Komet' },
          { from: '1986-02-09', to: '1985-02-09' },
        ],
      },
    });
  });

  test('a second factor is reset by an administrator only', async () => {
    const player = await visit(house, '', { as: 'player' });
    const support = await visit(house, `/staff/players/${player.id}`, { as: 'support' });
    await support.click('More actions');
    await support.finds('menuitem', 'Log out everywhere');
    await support.findsNot('menuitem', /second factor/);
    const refused = await support.call('POST', `/api/staff/players/${player.id}/two_factor_reset`, { reason: 'Lost' });
    expect(refused.status).toBe(403);
    const admin = await visit(house, `/staff/players/${player.id}`, { as: 'admin' });
    await admin.click('More actions');
    await admin.finds('menuitem', 'No second factor is on');
    await turnOnTwoFactor(player);
    await admin.goes(`/staff/players/${player.id}`);
    await admin.click('More actions');
    await admin.click('Reset second factor');
    await goThrough(admin, 'Reset second factor', 'Phone lost, passport seen');
    await admin.sees('The second factor is off.');
    await player.mail('Your two-factor log-in was reset');
    expect((await player.call('GET', '/api/player/accounts')).status).toBe(401);
    expect(await lineOf(house, admin, 'staff.player_two_factor_reset')).toMatchObject({ player_id: player.id });
  });

  test.each(['auditor', 'verification'] as const)('%s has none of it on the page, and is refused', async (role) => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: role });
    await desk.finds('heading', `Player ${player.id}`);
    // Whoever looks at documents may ask for one; that is all.
    if (role === 'verification') {
      await desk.click('More actions');
      await desk.finds('menuitem', 'Ask for a document');
      await desk.findsNot('menuitem', 'Log out everywhere');
    } else await desk.findsNot('button', 'More actions');
    await desk.findsNot('button', 'Correct balance');
    for (const deed of ['sessions/ending', 'password_link', 'two_factor_reset']) {
      const asked = await desk.call('POST', `/api/staff/players/${player.id}/${deed}`, { reason: 'I should not' });
      expect(asked.status).toBe(403);
    }
    expect((await player.call('GET', '/api/player/accounts')).status).toBe(200);
  });
});

async function turnOnTwoFactor(player: Visitor): Promise<void> {
  const { otp_secret: secret } = await player.must<{ otp_secret: string }>('GET', '/api/v2/player/two_factor');
  await player.must('POST', '/api/v2/player/two_factor', {
    two_factor: { otp_secret: secret, authentication_code: codeOf(secret) },
  });
}
