import { lost, won } from '@halley/sports/markets';
import { beforeAll, expect, test } from 'vitest';
import type { ScriptedFixture } from '../../../../server/src/fixtures/testing/scripted-feed.ts';
import { aFreeBetGrant } from '../../../../server/src/sportsbook/testing/an-offer.ts';
import { openBetting, password, type Visitor, visit } from '../../../../test/journey/index.ts';

const betting = openBetting('journey-placing');
let { house, feed } = betting;
beforeAll(() => {
  ({ house, feed } = betting);
});

const result = '1x2;period=ft';
const pathOf = ({ id }: ScriptedFixture) => `/sport/events/${id}`;
const slipOf = (player: Visitor) => player.within('complementary', 'Bet slip');
const takesHome = (player: Visitor) => player.click(/^North f\d+ 2\.00/, 'button');
const cashOf = async (player: Visitor) => {
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
  return account?.amount_cents ?? 0;
};
type Bets = { bets: { price: number; stake_cents: number }[] };
const betsOf = async (player: Visitor) => (await player.must<Bets>('GET', '/api/sport/bets')).bets;

test.each([
  ['Ask me', 1_800, 'A price has moved. Nothing was staked.', []],
  ['Accept better only', 2_200, 'Your bet is placed.', [{ price: 2_200 }]],
  ['Accept any', 1_800, 'Your bet is placed.', [{ price: 1_800 }]],
] as const)(
  '[SPORT-33] [SPORT-74] in play, “%s”: the price goes to %i while the bet waits',
  async (policy, price, said, placed) => {
    // It waits five seconds: on a busy machine the price came after a bet that waits for one and a half was decided.
    const fixture = await feed.fixture({ description: { speed: 1 } });
    await feed.status(fixture, 'live');
    const player = await visit(house, pathOf(fixture), { as: 'player' });
    await takesHome(player);
    await player.fill(/^Stake/, '5');
    await player.fill('If the price changes', policy);
    await player.click(/^Place bet/, 'button');
    await slipOf(player).sees('Checking the play', 'No money has moved yet.');
    await feed.odds(fixture, { [result]: { home: price, draw: 3_500, away: 4_000 } });
    await player.sees(said);
    expect(await betsOf(player)).toMatchObject(placed);
  },
);

test('[SPORT-72] legs of one match are a builder: one price with its error, placed as one leg', async () => {
  const chances = [0.3, 0.4, 0.3];
  // The scripted feed says that fair is 1 / (price × 1.05).
  const scores = chances.flatMap((home, one) =>
    chances.map((away, other) => [`score:${one}-${other}`, Math.round(1_000 / (home * away * 1.05))]),
  );
  const fixture = await feed.fixture({
    markets: {
      [result]: { home: 2_000, draw: 3_500, away: 4_000 },
      'both_score;period=ft': { yes: 1_900, no: 1_900 },
      'clean_sheet;period=ft;team=home': { yes: 3_000, no: 1_300 },
      'correct_score;period=ft': Object.fromEntries(scores),
    },
  });
  const player = await visit(house, pathOf(fixture), { as: 'player' });
  await takesHome(player);
  await player.click(/^Totals/, 'button');
  await player.click(/^Yes 1\.90/, 'button');
  await player.click('Combo', 'radio');
  await slipOf(player).sees('Builder, one match', 'together they pay', 'Its chance is known to within');
  await player.fill(/^Stake/, '5');
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');
  expect(await betsOf(player)).toMatchObject([{ stake_cents: 500 }]);
  await player.click(/^Yes 1\.90/, 'button');
  await player.click(/^Yes 3\.00/, 'button');
  await slipOf(player).sees('These can never both happen.');
});

test('[SPORT-74] [SPORT-73] above the limit a trader is asked: a counter-offer is taken, a no and silence free the stake', async () => {
  const fixture = await feed.fixture();
  const trader = await visit(house, '/staff/', { as: 'trader' });
  const reason = 'Too many on it already';
  const limit = { kind: 'limit', market: result, value: 100, minutes: 60, reason };
  await trader.must('POST', `/api/staff/sportsbook/fixtures/${fixture.id}/overrides`, limit);
  const decides = async (decision: object) => {
    const [first] = await trader.must<{ id: string }[]>('GET', '/api/staff/sportsbook/referrals');
    await trader.must('POST', `/api/staff/sportsbook/referrals/${first?.id}/decision`, { ...decision, reason });
  };
  const player = await visit(house, pathOf(fixture), { as: 'player' });
  const before = await cashOf(player);
  const asks = async () => {
    await player.click('Ask a trader', 'button');
    await slipOf(player).sees('A trader looks at your bet');
    expect(await cashOf(player)).toBe(before - 500);
  };
  await takesHome(player);
  await player.fill(/^Stake/, '5');
  await slipOf(player).sees('This is above what can be taken on this slip.');
  await asks();
  await decides({ decision: 'decline' });
  await slipOf(player).sees('A trader did not take it. Your stake is free again.');
  expect(await cashOf(player)).toBe(before);

  await player.fill(/^Stake/, '5.00');
  await asks();
  await house.database.query(
    `update sportsbook_request set decide_at = now() - interval '1 minute' where player_id = $1 and state = 'waiting'`,
    [player.id],
  );
  await house.house.tasks['sportsbook.sweep']({}, { attempt: 1, signal: undefined });
  await slipOf(player).sees('Nobody answered in time. Your stake is free again.');
  expect(await cashOf(player)).toBe(before);

  await player.fill(/^Stake/, '5');
  await asks();
  await decides({ decision: 'counter', unit_stake_cents: 300 });
  await slipOf(player).sees('A trader offers less');
  await player.click('Take it with €3.00', 'button');
  await player.sees('Your bet is placed.');
  expect([await betsOf(player), await cashOf(player)]).toMatchObject([[{ stake_cents: 300 }], before - 300]);
});

test('[SPORT-31] [SPORT-73] who takes a break with a slip in hand is told so: nothing is staked, the slip stays', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, pathOf(fixture), { as: 'player' });
  const before = await cashOf(player);
  await takesHome(player);
  await player.fill(/^Stake/, '5');
  await slipOf(player).sees('€10.00');
  await player.must('POST', '/api/user_limits', { type: 'coolingoff', period: 'day' });
  // A break ends the session; whoever comes back finds the slip and the reason.
  await player.must('POST', '/api/users/sign_in', { user: { email: player.email, password, captcha: 'demo' } });
  await player.goes(pathOf(fixture));
  await slipOf(player).sees('You are taking a break. Open bets are settled and paid as always.', '2.00');
  expect(await player.isDisabled(/^Place bet/)).toBe(true);
  expect([await betsOf(player), await cashOf(player)]).toEqual([[], before]);
});

test('[SPORT-81] a free bet is chosen on the slip: it brings its stake, and its win alone is paid', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, '/sport', { as: 'player' });
  const before = await cashOf(player);
  await house.database.tx((tx) => house.house.sportsbook.giveOffers(tx, [aFreeBetGrant(player.id)]));
  await player.goes(pathOf(fixture));
  await takesHome(player);
  await player.check(/^A free bet/);
  await slipOf(player).sees('This free bet has a stake of €10.00.');
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');
  expect(await cashOf(player)).toBe(before);
  await feed.status(fixture, 'live');
  await feed.settle(fixture, {
    [result]: { home: won, draw: lost, away: lost },
  });
  await expect.poll(() => cashOf(player), { timeout: 20_000, interval: 50 }).toBe(before + 1_000);
});
