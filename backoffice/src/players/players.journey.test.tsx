import { beforeAll, describe, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, password, visit } from '../../../test/journey/index.ts';

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
