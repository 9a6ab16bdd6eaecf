import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('an adventure is written by one, published by another, and ended', async () => {
  const mark = `week-${randomBytes(4).toString('hex')}`;
  const maker = await visit(house, '/staff/vip/adventures', { as: 'admin' });
  await maker.click('New adventure', 'link');
  await maker.fill('Prefix', mark);
  // A group that nobody else is in.
  await maker.fill('Group', '1530');
  await maker.click('Save draft', 'button');
  await maker.isAt('/staff/vip/adventures');
  await maker.within('row', new RegExp(mark)).sees('Draft', 'Another member publishes it.');
  await maker.within('row', new RegExp(mark)).findsNot('button', `Publish: ${mark}`);
  const second = await visit(house, '/staff/vip/adventures', { as: 'admin' });
  await second.click(`Publish: ${mark}`, 'button');
  await goThrough(second, 'Publish', 'I have read it');
  await second.within('row', new RegExp(mark)).sees('Live');
  expect(await lineOf(house, second, 'vip.adventure_changed')).toMatchObject({ reason: 'I have read it' });
  await second.click(`End: ${mark}`, 'button');
  await goThrough(second, 'End', 'the journey is over');
  await second.within('row', new RegExp(mark)).sees('Ended');
  expect(await second.faults()).toEqual([]);
});

test('a day without its sums is refused with its field, and nothing is saved', async () => {
  const maker = await visit(house, '/staff/vip/adventures/new', { as: 'admin' });
  await maker.fill('First day', '2020-01-01');
  await maker.click('Save draft', 'button');
  await maker.within('alert').sees('lies in the past');
});

test('[PR-01] who is at risk stands so in the list of the club, and is not raised', async () => {
  const { id: playerId } = await visit(house, '/', { as: 'player' });
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId, add: [257] }));
  const { rows } = await house.database.query<{ nickname: string | null }>(
    `with a as (insert into protection_case (player_id, level, state, opened_why, opened_at, due_at)
       values ($1, 'act', 'open', 'signs', now(), now()))
     select nickname from identity_player where id = $1`,
    [playerId],
  );
  const name = rows[0]?.nickname ?? `Player ${playerId}`;
  const desk = await visit(house, '/staff/vip', { as: 'admin' });
  await desk.within('row', new RegExp(`${name}\\b`)).sees('Bronze', 'At risk');
  await desk.findsNot('button', `Give notice: ${name}`);
  await desk.click(`Change status: ${name}`, 'button');
  await desk.within('dialog').sees('Protection looks after this player');
  await desk.within('dialog').fill('New status', 'GOLD');
  await desk.within('dialog').fill('Reason', 'A good quarter');
  await desk.within('dialog').click('Change status', 'button');
  await desk.within('dialog').sees('This player is to be left alone');
});

test('[VIP-04] the list of the club: a status is given with a reason and a word to the player', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const { id: playerId } = player;
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId, add: [1117] }));
  const { rows } = await house.database.query<{ nickname: string | null }>(
    'select nickname from identity_player where id = $1',
    [playerId],
  );
  const name = rows[0]?.nickname ?? `Player ${playerId}`;
  const desk = await visit(house, '/staff/vip', { as: 'admin' });
  await desk.within('row', new RegExp(`${name}\\b`)).sees('Regular', 'Stays');
  await desk.click(`Change status: ${name}`, 'button');
  await desk.within('dialog').fill('New status', 'BRONZE');
  await goThrough(desk, 'Change status', 'A good quarter');
  await desk.within('row', new RegExp(`${name}\\b`)).sees('Bronze', 'A notice');
  expect(await lineOf(house, desk, 'vip.status_changed')).toMatchObject({
    reason: 'A good quarter',
    player_id: playerId,
  });
  await desk.click(`Give notice: ${name}`, 'button');
  await goThrough(desk, 'Give notice', 'A quiet quarter');
  await desk.within('row', new RegExp(`${name}\\b`)).sees('Told on');
  const messages = await player.must<{ title: string }[]>('GET', '/api/notification_center/notifications');
  expect(messages.map(({ title }) => title).join()).toContain('Your status is Bronze now');
});
