import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createScriptedFeed } from '../../../server/src/fixtures/testing/scripted-feed.ts';
import { systemClock } from '../../../server/src/kit/index.ts';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function aFixture() {
  const producer = `desk-${randomBytes(4).toString('hex')}`;
  const feed = await createScriptedFeed({ fixtures: house.house.fixtures, clock: systemClock, producer });
  await feed.up();
  return { feed, fixture: await feed.fixture() };
}

test('[SPORT-50] a trader stops a fixture and proposes a void; another person agrees', async () => {
  const { fixture } = await aFixture();
  const trader = await visit(house, `/staff/sportsbook/${fixture.id}`, { as: 'games' });
  await trader.finds('heading', /^North/);
  await trader.click('Stop bets', 'button');
  await goThrough(trader, 'Stop bets', 'The line-up is in doubt');
  await trader.sees('no bets: stopped by a trader');
  expect(await lineOf(house, trader, 'sportsbook.stopped')).toMatchObject({ reason: 'The line-up is in doubt' });
  await trader.click('Propose a void', 'button');
  await goThrough(trader, 'Propose', 'It was never played');
  await trader.goes(`/staff/sportsbook/${fixture.id}/manual`);
  await trader.sees('Void: all markets', 'Waits for a second person');
  await trader.findsNot('button', 'Agree');

  const other = await visit(house, `/staff/sportsbook/${fixture.id}/manual`, { as: 'admin' });
  await other.click('Agree', 'button');
  await goThrough(other, 'Agree', 'Seen in the papers too');
  await other.within('row', /It was never played/).sees('Agreed');
  await other.findsNot('button', 'Agree');
  expect(await lineOf(house, other, 'sportsbook.manual_decided')).toMatchObject({ reason: 'Seen in the papers too' });
});

test('[SPORT-50] a market is settled by hand, outcome by outcome; what waits in quarantine is closed', async () => {
  const { feed, fixture } = await aFixture();
  const trader = await visit(house, `/staff/sportsbook/${fixture.id}`, { as: 'games' });
  const market = trader.within('row', /^Market ?Result/);
  await market.click(/^Settle/, 'button');
  await trader.within('dialog').fill('Draw', 'won');
  await goThrough(trader, 'Propose', 'The feed is silent');
  await trader.goes(`/staff/sportsbook/${fixture.id}/manual`);
  await trader.sees('Draw Won');

  await feed.settle(fixture, { 'total;line=10;period=ft': { nobody: { result: 'won', void_factor: 0 } } });
  await trader.goes('/staff/sportsbook/quarantine');
  const row = trader.within('row', new RegExp(feed.producer));
  await row.sees('unknown outcome');
  await row.click('Mark as looked at', 'button');
  await goThrough(trader, 'Mark as looked at', 'A slip of theirs');
  await trader.sees('It is closed.');
  expect(await lineOf(house, trader, 'sportsbook.quarantine_closed')).toMatchObject({ reason: 'A slip of theirs' });
});

test('[SPORT-50] support reads fixtures and moves none', async () => {
  const { fixture } = await aFixture();
  const desk = await visit(house, `/staff/sportsbook/${fixture.id}`, { as: 'support' });
  await desk.finds('heading', /^North/);
  await desk.findsNot('button', 'Stop bets');
  const url = `/api/staff/sportsbook/fixtures/${fixture.id}/stop`;
  expect((await desk.call('POST', url, { reason: 'I should not' })).status).toBe(403);
});
