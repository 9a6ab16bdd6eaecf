import { lost, won } from '@halley/sports/markets';
import { expect, test } from 'vitest';
import type { Browser } from '../../identity/testing/test-identity.ts';
import { silentLog } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { followStarts } from '../../sportsbook/notices/follow-starts.ts';
import { aLeg, aSlip, sharedSportHouse } from '../../sportsbook/testing/test-sportsbook.ts';
import { sportWords } from '../sport/sport-words.ts';

const house = sharedSportHouse();
/** Players of this house are German. */
const { said } = sportWords.de;
const homeWins = { home: won, draw: lost, away: lost };
const awayWins = { home: lost, draw: lost, away: won };

/** What the workers would do. */
async function follow(): Promise<void> {
  const { database } = house;
  const consumer = house.house.consumers.find(({ name }) => name === 'notifications-sport')!;
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(database, consumer);
}

async function titlesOf(browser: Browser): Promise<string[]> {
  await follow();
  const list = (await browser.call('GET', '/api/notification_center/notifications')).json() as { title: string }[];
  return list.map(({ title }) => JSON.parse(title).title as string).toReversed();
}

const wish = (browser: Browser, payload: object) => browser.send({ method: 'PUT', url: '/api/sport/notices', payload });
const all = { settled: true, corrected: true, cash_out: true, favourites: true };

test('[SPORT-79] a settled bet is one notice, however many lines and legs; what the player sold is none', async () => {
  const [one, two] = [await house.feed.fixture(), await house.feed.fixture()];
  const player = await house.rich();
  await house.place(player.browser, aSlip([aLeg(one), aLeg(two)]));
  const single = await house.place(player.browser, aSlip([aLeg(one)]));
  const url = `/api/sport/bets/${single.json().id}/cash_out`;
  const { quote_id } = (await player.browser.call('GET', url)).json();
  await house.post(player.browser, url, { quote_id });
  await house.settle(one, homeWins);
  expect(await titlesOf(player.browser)).toEqual([]);
  await house.settle(two, homeWins);
  await house.carry(two);
  expect(await titlesOf(player.browser)).toEqual([said.won.title]);
});

test('[SPORT-78] [SPORT-79] a correction and what is owed are told, the latter whatever is wished', async () => {
  const fixture = await house.feed.fixture();
  const [player, quiet] = [await house.rich(), await house.rich()];
  for (const { browser } of [player, quiet]) {
    await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: 10_000 }));
  }
  expect((await wish(quiet.browser, { ...all, settled: false, corrected: false })).statusCode).toBe(204);
  await house.settle(fixture, homeWins);
  await Promise.all([player.emptyCash(), quiet.emptyCash()]);
  house.clock.advanceMs(1_000);
  await house.settle(fixture, awayWins);
  const [first, ...others] = await titlesOf(player.browser);
  expect([first, ...others.toSorted()]).toEqual([
    said.won.title,
    ...[said.corrected.title, said.begun.title].toSorted(),
  ]);
  expect(await titlesOf(quiet.browser)).toEqual([said.begun.title]);
});

test('[SPORT-79] automatic cash-out is told, unless it is not wanted', async () => {
  const fixture = await house.feed.fixture();
  const [player, quiet] = [await house.rich(), await house.rich()];
  await wish(quiet.browser, { ...all, cash_out: false });
  for (const { browser } of [player, quiet]) {
    const { id } = (await house.place(browser, aSlip([aLeg(fixture)]))).json();
    const set = { method: 'PUT', url: `/api/sport/bets/${id}/auto_cash_out`, payload: { offer_cents: 900 } } as const;
    expect((await browser.send(set)).statusCode).toBe(200);
  }
  await house.house.sportsbook.cashOuts.sellAutomatic([fixture.id]);
  expect(await titlesOf(player.browser)).toEqual([said.auto.title]);
  expect(await titlesOf(quiet.browser)).toEqual([]);
});

test('[SPORT-79] a favourite that begins is told once, not to whoever takes a break', async () => {
  const { database, clock } = house;
  const fixture = await house.feed.fixture();
  const players = [await house.rich(), await house.rich(), await house.rich()];
  const [marked, resting, other] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  for (const { browser } of [marked, resting]) {
    const payload = { fixtures: [fixture.id], tournaments: [], competitors: [] };
    const kept = await browser.send({ method: 'PUT', url: '/api/sport/favourites', payload });
    expect(kept.statusCode, kept.body).toBe(204);
  }
  const pause = { type: 'coolingoff', period: 'day' };
  const paused = await resting.browser.call('POST', '/api/user_limits', { user_limit: pause });
  expect(paused.statusCode, paused.body).toBe(200);
  const follows = [1, 2].map(() => followStarts({ book: house.house.fixtures.book, database, clock, log: silentLog }));
  await house.feed.status(fixture, 'live');
  for (const { stop } of follows) await stop();
  expect(await titlesOf(marked.browser)).toEqual([said.favourite.title]);
  expect(await titlesOf(other.browser)).toEqual([]);
  const { rows } = await database.query('select 1 from notifications_personal where player_id = $1', [
    resting.playerId,
  ]);
  expect(rows).toEqual([]);
});
