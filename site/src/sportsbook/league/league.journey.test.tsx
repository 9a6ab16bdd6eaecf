import { lost, won } from '@halley/sports/markets';
import { beforeAll, expect, test } from 'vitest';
import { openBetting, visit } from '../../../../test/journey/index.ts';

const betting = openBetting('journey-league');
let { house, feed } = betting;
beforeAll(() => {
  ({ house, feed } = betting);
});

const season = { id: 'journey-s7', names: { en: 'Season 7' } };
const [winner, place] = [`outright;season=${season.id}`, `place;places=2;season=${season.id}`];
const names = ['Anchors', 'Kestrels', 'Lanterns', 'Otters', 'Pilots', 'Ravens', 'Skippers', 'Tinkers'];
const outcomes = names.map((_, index) => `competitor:${index + 1}`);
const all = <T,>(each: T) => Object.fromEntries(outcomes.map((id) => [id, each]));

/** A league that eight may win, before its first match. */
async function aSeason(): Promise<{ id: number; feedId: string; path: string }> {
  const whole = await feed.fixture({
    markets: { [winner]: { ...all(9_000), 'competitor:1': 5_000 }, [place]: all(3_000) },
    description: {
      tournament: { id: 'journey-league', names: { en: 'League of journeys' }, tier: 1 },
      sides: names.map((name, index) => ({ id: `j-${index}`, names: { en: name }, colours: [], number: index + 1 })),
      athletes: [],
      season,
      outright: true,
    },
  });
  const { tournament } = (await house.app.inject({ url: `/api/sport/fixtures/${whole.id}` })).json();
  return { ...whole, path: `/sport/leagues/${tournament.id}` };
}

test('[SPORT-96] who wins a league is bet on from its page, each way, and paid for the win and for the place', async () => {
  const whole = await aSeason();
  const player = await visit(house, whole.path, { as: 'player' });
  await player.sees('Winner, Season 7', 'Winner of the competition');
  expect(await player.faults()).toEqual([]);
  await player.click(/^Anchors 5\.00/, 'button');
  await player.click(/^Each way/);
  await player.fill(/^Stake/, '10');
  const slip = player.within('complementary', 'Bet slip');
  await slip.sees('Anchors', '€20.00', '€70.00');
  expect(await player.faults()).toEqual([]);
  await player.click(/^Place bet/, 'button');
  await player.sees('Your bet is placed.');

  await feed.settle(whole, {
    [winner]: { ...all(lost), 'competitor:1': won },
    [place]: { ...all(lost), 'competitor:1': won, 'competitor:4': won },
  });
  type Bets = { bets: { state: string; stake_cents: number; returned_cents: number }[] };
  await expect
    .poll(async () => (await player.must<Bets>('GET', '/api/sport/bets')).bets, { timeout: 20_000, interval: 100 })
    // 10 to win at 5.0, and 10 for a place at 1 + 4/4.
    .toMatchObject([{ state: 'won', stake_cents: 2_000, returned_cents: 7_000 }]);
  await player.goes('/sport/bets?state=settled');
  await player.sees('Anchors', 'Won', '€70.00');
});
