import { lost, won } from '@halley/sports/markets';
import { beforeAll, expect, test } from 'vitest';
import type { ScriptedFixture } from '../../../server/src/fixtures/testing/scripted-feed.ts';
import { openBetting, type Visitor, visit } from '../../../test/journey/index.ts';
import { aProof } from './testing/a-proof.ts';

const betting = openBetting('journey');
let { house, feed } = betting;
beforeAll(() => {
  ({ house, feed } = betting);
});

const pathOf = ({ id }: ScriptedFixture) => `/sport/events/${id}`;
const result = '1x2;period=ft';
const cashOf = async (player: Visitor) => {
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
  return account?.amount_cents;
};

test('[SPORT-46] [SPORT-48] [ROUTE-31] from the list to the fixture, the slip, the bet, and its explanation once it is paid', async () => {
  const fixture = await feed.fixture();
  const name = `North ${fixture.feedId} – South ${fixture.feedId}`;
  const guest = await visit(house, '/sport/soon');
  await guest.sees(name);
  await guest.sees('Simulated');
  await guest.goes(pathOf(fixture));
  expect(await guest.faults()).toEqual([]);
  await guest.click(/^North f\d+ 2\.00/, 'button');
  await guest.finds('link', 'Log in to place it');
  await guest.reloads();
  await guest.within('complementary', 'Bet slip').sees(name);

  const player = await visit(house, pathOf(fixture), { as: 'player' });
  const before = await cashOf(player);
  await player.click(/^North f\d+ 2\.00/, 'button');
  await player.fill(/^Stake/, '5');
  await player.sees('€10.00');
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');
  expect(await cashOf(player)).toBe((before ?? 0) - 500);
  await player.goes('/sport/bets');
  await player.sees(name);
  await player.sees('Open');

  await feed.status(fixture, 'live');
  await feed.status(fixture, 'ended');
  await feed.settle(fixture, {
    [result]: { home: won, draw: lost, away: lost },
  });
  await expect.poll(() => cashOf(player), { timeout: 20_000, interval: 50 }).toBe((before ?? 0) + 500);
  await player.goes('/sport/bets?state=settled');
  await player.sees('Won');
  await player.sees('€10.00');
  const { bets } = await player.must<{ bets: { legs: { explanation: string }[] }[] }>(
    'GET',
    '/api/sport/bets?state=settled',
  );
  const sentence = bets[0]?.legs[0]?.explanation ?? '';
  expect(sentence).not.toBe('');
  await player.sees(sentence);
  expect(await player.faults()).toEqual([]);
});

test('[SPORT-49] a finished fixture is played again in the browser of whoever looks at it', async () => {
  const proof = aProof();
  const fixture = await feed.fixture({ description: { commitment: proof.terminal } as never });
  await feed.status(fixture, 'live');
  const guest = await visit(house, pathOf(fixture));
  await guest.sees(proof.terminal);
  await guest.findsNot('button', 'Play it again');
  await feed.status(fixture, 'ended');
  await feed.send(feed.next(fixture.feedId, { type: 'proof', proof: proof as never }));
  await guest.goes(pathOf(fixture));
  await guest.click('Play it again', 'button');
  await guest.sees(/The seal holds\. Played again it ends \d–\d/);
});
