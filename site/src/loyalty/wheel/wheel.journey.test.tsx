import type { Lootbox, Wheel } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../../../server/src/kit/testing/until.ts';
import { aGrant, points } from '../../../../server/src/loyalty/testing/a-box.ts';
import { aWheel } from '../../../../server/src/loyalty/testing/a-wheel.ts';
import { makeLive } from '../../../../server/src/promotions/testing/make-live.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/rocketmart-wheel';

/** A wheel for the time of a test. Rules are held in memory, and compared with the database at most once a second. */
async function putUpWheel(): Promise<void> {
  const id = await makeLive(house, aWheel());
  const isLive = async () => (await house.house.promotions.live(house.database)).find(id) !== undefined;
  await until(isLive);
  onTestFinished(async () => {
    await house.database.query("update promotions_promotion set state = 'ended' where id = $1", [id]);
    await until(async () => !(await isLive()));
  });
}

const boxesOf = (player: Visitor) => player.must<Lootbox[]>('GET', '/api/player/lootboxes');
const stagesOf = async (player: Visitor) => (await boxesOf(player)).map(({ stage }) => stage);

/** Ten points for certain: what comes is known. */
async function giveBox(player: Visitor, groupKey = 'rocket_max'): Promise<void> {
  const items = [
    { weight: 1, prize: points },
    { weight: 1, prize: points },
  ];
  const grant = aGrant({ playerId: player.id }, items, groupKey);
  await house.database.tx((tx) => house.house.loyalty.giveLootboxes(tx, [grant]));
}

test('[ROUTE-61] [API-74] the turn of the day: taken, turned, there after a reload, and drawn again by the page of fairness', async () => {
  await putUpWheel();
  const player = await visit(house, page, { as: 'player' });
  await player.sees(
    '1 turn today, free. A turn not used is simply not used.',
    '45%',
    'Your next turn is already sealed.',
  );
  expect(await player.faults()).toEqual([]);
  await player.click('Turn the wheel');
  await player.sees('You have had the free turn of today.', 'Verify this draw');
  const [turn, ...more] = await boxesOf(player);
  expect(more).toEqual([]);
  expect(turn).toMatchObject({ stage: 'activated', proof: { server_seed: null } });
  expect(await player.faults()).toEqual([]);

  await player.goes(`${page}?turn=${turn?.id}`);
  await player.sees('You have had the free turn of today.', 'Verify this draw');
  await player.findsNot('button', 'Turn the wheel');
  expect(await boxesOf(player)).toHaveLength(1);

  await player.click('Verify this draw');
  await player.sees('The seed of this draw is still sealed');
  await player.click('Take new seeds');
  await player.click('Draw it again');
  await player.sees('It holds', 'The seed is the one that was sealed.');
  expect(await player.faults()).toEqual([]);
});

test('a guest sees every chance, and the way to log in', async () => {
  await putUpWheel();
  const guest = await visit(house, page);
  await guest.sees('Players have one free turn a day.', '34%', '5 free spins', 'Nothing');
  await guest.finds('link', 'Log in');
  await guest.findsNot('button', 'Turn the wheel');
  expect(await guest.faults()).toEqual([]);
});

test('a line that breaks after the draw: the page says what was decided, and nothing is drawn again', async () => {
  await putUpWheel();
  const player = await visit(house, '', { as: 'player' });
  const { id } = await player.must<Lootbox>('POST', '/api/wheel/turn');
  await player.goes(page);
  player.interfere(`POST /api/player/lootboxes/${id}/activation`, async (onwards) => {
    await onwards();
    throw new TypeError('the line is gone');
  });
  await player.click('Turn the wheel');
  await player.sees('You have had the free turn of today.', 'Verify this draw');
  expect(await stagesOf(player)).toEqual(['activated']);
  const wheel = await player.must<Wheel>('GET', '/api/wheel');
  expect(wheel.turns).toEqual([]);
});

test('[LIVE-10] [API-73] [WHEEL-06] a turn that is given while the page is open can be turned', async () => {
  await putUpWheel();
  const player = await visit(house, page, { as: 'player' });
  await player.must('POST', '/api/wheel/turn');
  await player.goes(page);
  await player.hears();
  await player.sees('You hold 1 turn.');
  await giveBox(player, 'manual_wheel_gift');
  await player.sees('You hold 2 turns.');
  await player.sees('Which turn');
});

test('[ROUTE-71] [LIVE-10] [WHEEL-01] a box comes while the page is open, is opened, and its points are there', async () => {
  const player = await visit(house, '/rocket-chance', { as: 'player' });
  await player.sees('No boxes at the moment');
  await player.hears();
  await giveBox(player);
  await player.finds('article', 'A box');
  await player.sees('Max', 'What can come of it');
  expect(await player.faults()).toEqual([]);
  await player.within('article', 'A box').click(/^Open/);
  await player.sees('10 points', 'They are with your points.');
  const [box, ...more] = await boxesOf(player);
  expect(more).toEqual([]);
  expect(box).toMatchObject({ id: expect.any(Number), stage: 'activated', group_key: 'rocket_max' });
  expect(box).toMatchObject({
    bonus_title: 'rocket_max',
    created_at: expect.any(String),
    valid_until: expect.any(String),
  });
  // One of the two was drawn, and both held the same.
  const bonuses = [expect.objectContaining({ type: 'points', attributes: [{ field: 'points', value: 10 }] })];
  expect(box?.items.map(({ weight, bonuses }) => ({ weight, bonuses }))).toEqual([
    { weight: 1, bonuses },
    { weight: 1, bonuses },
  ]);
  expect(box?.items.filter(({ prize }) => prize)).toHaveLength(1);
  const standing = await player.must<{ chargeable: { points: number } }>('GET', '/api/player/comp_points');
  expect(standing.chargeable.points).toBe(10);
});

test('[ROUTE-62] what is announced stands beside what turns', async () => {
  await putUpWheel();
  const player = await visit(house, `${page}/segments`, { as: 'player' });
  await player.sees('The sectors of the wheel');
  await player.finds('link', 'To the wheel');
  expect(await player.faults()).toEqual([]);
});
