import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const reports = /\/(api-fe\/(analytics|game-start-performance)|performance|network-performance|log_utm_(set|send))$/;
const told = (visitor: Visitor) => visitor.requests.filter((request) => reports.test(request));
/** As leaving would: what waits is sent at once. */
const leave = async (visitor: Visitor) => {
  visitor.page.dispatchEvent(new visitor.page.Event('pagehide'));
  await visitor.rests();
};

test('[ANALYTICS-04] nothing before an answer; with consent campaign and events', async () => {
  const guest = await visit(house, '/?utm_source=mail&utm_sub_id=5', { asked: true });
  await guest.click('Fairness', 'link');
  await guest.isAt('/fairness');
  await leave(guest);
  expect(told(guest)).toEqual([]);
  await guest.click('Accept all', 'button');
  await leave(guest);
  await expect.poll(() => told(guest), { timeout: 15_000 }).toContain('POST /api-fe/analytics');
});

test('who wants only what is necessary is not followed, here and on the next page', async () => {
  const guest = await visit(house, '/?utm_source=mail', { asked: true });
  await guest.click('Only necessary', 'button');
  await leave(guest);
  await guest.goes('/fairness');
  await leave(guest);
  expect(told(guest)).toEqual([]);
});

test('[ANALYTICS-04] a campaign is told once, by its own call', async () => {
  const guest = await visit(house, '', { asked: true });
  guest.keepCookie('cookies_accepted=all');
  await guest.goes('/?utm_source=mail&utm_campaign=autumn');
  await expect.poll(() => told(guest), { timeout: 15_000 }).toContain('POST /log_utm_set');
  await leave(guest);
  await expect.poll(() => told(guest), { timeout: 15_000 }).toContain('POST /api-fe/analytics');
  expect(told(guest).filter((request) => request.endsWith('/log_utm_set'))).toHaveLength(1);
});
