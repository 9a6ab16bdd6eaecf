import { beforeAll, describe, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, password, visit } from '../../../test/journey/index.ts';

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
    await desk.click(String(player.id), 'link');
    await desk.finds('heading', `Player ${player.id}`);
    await desk.within('main').seesNot(player.email);
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

  test.each([
    ['verification', 'no button'],
    ['auditor', 'no button'],
    ['payments', 'no button'],
    ['games', 'no page'],
  ] as const)('%s may not close an account: %s, and the server refuses', async (role, instead) => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, `/staff/players/${player.id}`, { as: role });
    await desk.finds('heading', instead === 'no page' ? 'Nothing here' : `Player ${player.id}`);
    await desk.findsNot('button', 'Close account');
    const asked = await desk.call('POST', `/api/staff/players/${player.id}/lock`, { reason: 'I should not' });
    expect(asked.status).toBe(403);
    expect((await player.call('GET', '/api/player/accounts')).status).toBe(200);
  });
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
  await desk.seesNot('Failed log-ins');
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
