import { randomInt } from 'node:crypto';
import { anAdventure } from '../server/src/vip/testing/an-adventure.ts';
import { fillCard, joinWhole, plainCard, startPayment } from './cashier.ts';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { playDice, playerOf } from './players.ts';
import { joinStaff } from './staff-desk.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };
const reason = 'for a journey';

// Sums, quarters, calendars and their refusals are in `site/src/vip/` and `server/src/vip/`; here is how it looks on the way.
test('[VIP-08] [ADV-03] the club as a guest, a player and a member see it, and a day of an adventure done @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await open(page, '/vip');
  await expect(page.getByRole('link', { name: 'Open an account' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'the club for guests');

  await joinWhole(page);
  const { id: playerId } = await playerOf(page);
  await open(page, '/vip');
  const statuses = page.getByRole('region', { name: 'The six statuses' }).getByRole('listitem');
  await expect(statuses.first()).toContainText('You are here');
  await expect(statuses.nth(1)).toContainText('The next one');
  await expectAccessible(page);
  await expectToFit(page, 'the club for players');

  const maker = await playwright.request.newContext({ baseURL, extraHTTPHeaders: asPage });
  const approver = await playwright.request.newContext({ baseURL, extraHTTPHeaders: asPage });
  await joinStaff({ request: maker });
  await joinStaff({ request: approver });
  const post = async (member: typeof maker, path: string, data: object) => {
    const answer = await member.post(`/api/staff/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.text();
  };
  // The group of this adventure is its own: no other journey's players are in it.
  const group = randomInt(100_000, 900_000);
  const rule = anAdventure(new Date().toISOString().slice(0, 10), 2, { prefix: `journey${group}`, group });
  const { id, version } = JSON.parse(await post(maker, 'vip/adventures', { rule }));
  await post(approver, `vip/adventures/${id}/state`, { to: 'live', version, reason });
  await post(maker, `players/${playerId}/groups`, { add: [257, 21, group], remove: [], reason });
  await maker.dispose();
  await approver.dispose();

  await open(page, '/vip');
  await expect(statuses.nth(1)).toContainText('You are here');
  await expect(page.getByRole('button', { name: 'Ask a person' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'the club for members');

  await open(page, '/rocketplay-adventure');
  await expect(page.getByText('Today: day 1')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'the adventure');
  const { url = '' } = await startPayment(page, { payment_method: 'visa', amount: '20.00' });
  await page.goto(url);
  await fillCard(page, plainCard);
  await expect(page.getByRole('dialog').getByText('It has arrived')).toBeVisible();
  await playDice(page, { rounds: 2, stakeCents: 1_000 });
  const today = async () => (await (await page.request.get('/api/player/adventure')).json()).adventure?.days[0];
  await expect.poll(today).toMatchObject({ state: 'completed', gift: 'given' });
  await open(page, '/rocketplay-adventure');
  await expect(page.getByRole('link', { name: 'Take it among your gifts' })).toBeVisible();
  await expectToFit(page, 'a day that is done');
});
