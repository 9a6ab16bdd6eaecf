import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedFeed } from '../../../server/src/fixtures/testing/scripted-feed.ts';
import { systemClock } from '../../../server/src/kit/index.ts';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
let feed: Awaited<ReturnType<typeof createScriptedFeed>>;
let alive: ReturnType<typeof setInterval>;
beforeAll(async () => {
  house = await journeyHouse();
  feed = await createScriptedFeed({ fixtures: house.house.fixtures, clock: systemClock, producer: 'traders-day' });
  await feed.up();
  // A producer that is silent for some seconds is not believed any more.
  alive = setInterval(() => void feed.up(), 2_000);
});
afterAll(async () => {
  clearInterval(alive);
  await feed.down('end');
});

test('[SPORT-90] [SPORT-91] a trader lowers a limit, answers a referral, stops a market and sets a price that another agrees to', async () => {
  const { id: fixture } = await feed.fixture();
  const trader = await visit(house, `/staff/sportsbook?event=${fixture}`, { as: 'trader' });
  const board = trader.within('region', /^North/);
  await board.click('Markets and prices');
  await board.click('Result', 'button');
  await board.within('list', 'Markets').click('Limit', 'button');
  await trader.within('dialog').fill('Largest liability, EUR', '1');
  await goThrough(trader, 'Limit', 'Too many on it already');

  const player = await visit(house, '', { as: 'player' });
  const legs = [{ fixture, market: '1x2;period=ft', outcome: 'home', price: 2_000 }];
  const slip = { currency: 'EUR', kind: 'single', legs, unit_stake_cents: 500, above: 'refer' };
  const { request_id: request } = await player.must<{ request_id: string }>('POST', '/api/sport/bets', slip, {
    'idempotency-key': randomUUID(),
  });
  const referred = trader.within('region', 'Referred bets');
  await referred.sees(`Player ${player.id}`, '€5.00');
  await referred.click('Accept', 'button');
  await referred.click('A player we know', 'button');
  await trader.sees('The bet is taken.');
  expect(await lineOf(house, trader, 'sportsbook.referral_decided')).toMatchObject({ reason: 'A player we know' });
  const decided = await player.must<{ state: string }>('GET', `/api/sport/requests/${request}`);
  expect(decided.state).toBe('accepted');

  await board.click('Stop: Result', 'button');
  await goThrough(trader, 'Stop', 'The line-up is in doubt');
  await board.sees('The line-up is in doubt');
  await board.click(/^Over 2\.5.*set another price/, 'button');
  await trader.within('dialog').fill('Price', '2.4');
  await goThrough(trader, 'Price', 'The others are above us');
  await trader.sees('It waits for a second person.');

  const head = await visit(house, '/staff/sportsbook/overrides', { as: 'head_trader' });
  await head.click('Agree', 'button');
  await goThrough(head, 'Agree', 'I see it too');
  await head.sees('The price holds.');
  const page = await head.must<{ market_list: { key: string; outcomes: { id: string; price: number }[] }[] }>(
    'GET',
    `/api/staff/sportsbook/fixtures/${fixture}`,
  );
  const total = page.market_list.find(({ key }) => key.startsWith('total'));
  expect(total?.outcomes.find(({ id }) => id === 'over')?.price).toBe(2_400);
});
