import { lost, won } from '@halley/sports/markets';
import { beforeAll, expect, test } from 'vitest';
import type { ScriptedFixture } from '../../../../server/src/fixtures/testing/scripted-feed.ts';
import { openBetting, type Visitor, visit } from '../../../../test/journey/index.ts';

const betting = openBetting('journey-slip');
let { house, feed } = betting;
beforeAll(() => {
  ({ house, feed } = betting);
});

const result = '1x2;period=ft';
const pathOf = ({ id }: ScriptedFixture) => `/sport/events/${id}`;
const slipOf = (player: Visitor) => player.within('complementary', 'Bet slip');

test('[SPORT-46] [SPORT-73] a price that moves under the slip stands beside the one taken, and is the player’s to take', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, pathOf(fixture), { as: 'player' });
  await player.click(/^North f\d+ 2\.00/, 'button');
  await player.fill(/^Stake/, '5');
  await slipOf(player).sees('€10.00');
  await feed.odds(fixture, { [result]: { home: 1_800, draw: 3_500, away: 4_000 } });
  await slipOf(player).sees('1.80');
  await player.click('Go on with the new prices', 'button');
  await slipOf(player).sees('€9.00');
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');
  const { bets } = await player.must<{ bets: { price: number }[] }>('GET', '/api/sport/bets');
  expect(bets).toMatchObject([{ price: 1_800 }]);
});

test('[SPORT-47] [SPORT-73] a trader stops a market while a slip holds it: it is marked, kept, and taken out by a press', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, pathOf(fixture), { as: 'player' });
  await player.click(/^North f\d+ 2\.00/, 'button');
  await player.fill(/^Stake/, '5');
  await slipOf(player).sees('€10.00');
  await feed.stop(fixture);
  await slipOf(player).sees('Closed');
  await player.click('Take it out', 'button');
  await slipOf(player).sees('Take a price, and it stands here.');
});

test('[SPORT-70] a Lucky 15 with a void leg pays what its lines make', async () => {
  const fixtures = await Promise.all(
    [1, 2, 3, 4].map(() => feed.fixture({ markets: { [result]: { home: 4_000, draw: 3_500, away: 2_000 } } })),
  );
  const [first, ...others] = fixtures as [ScriptedFixture, ...ScriptedFixture[]];
  const player = await visit(house, pathOf(first), { as: 'player' });
  await player.click(/^North f\d+ 4\.00/, 'button');
  for (const fixture of others) {
    await player.goes(pathOf(fixture));
    await player.click(/^North f\d+ 4\.00/, 'button');
  }
  await player.click('System', 'radio');
  await player.click('Lucky 15', 'button');
  await player.fill(/^Stake for each line/, '0.30');
  await slipOf(player).sees('€4.50');
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');
  const gone = { result: 'lost', void_factor: 1 } as const;
  for (const [place, fixture] of fixtures.entries()) {
    await feed.status(fixture, 'live');
    await feed.status(fixture, 'ended');
    const home = place === 3 ? gone : won;
    await feed.settle(fixture, {
      [result]: { home, draw: place === 3 ? gone : lost, away: place === 3 ? gone : lost },
    });
  }
  type Bets = { bets: { state: string; returned_cents: number }[] };
  await expect
    .poll(async () => (await player.must<Bets>('GET', '/api/sport/bets')).bets, { timeout: 20_000, interval: 100 })
    // Three at 4.0 and one void: the published figure.
    .toMatchObject([{ state: 'won', returned_cents: 7_470 }]);
});
