import { lost, won } from '@halley/sports/markets';
import { expect, test } from 'vitest';
import { aLeg, aSlip, sharedSportHouse } from './testing/test-sportsbook.ts';

const house = sharedSportHouse();
const season = { id: 'league-s7', names: { en: 'Season 7', de: 'Saison 7' } };
const [winner, place] = [`outright;season=${season.id}`, `place;places=2;season=${season.id}`];
const names = ['Anchors', 'Kestrels', 'Lanterns', 'Otters', 'Pilots', 'Ravens', 'Skippers', 'Tinkers'];
let seasons = 0;
/** Of another country each time: who takes part is who a fixture is known by. */
const newSides = () => {
  seasons += 1;
  return names.map((name, index) => ({
    id: `club-${seasons}-${index}`,
    names: { en: name },
    colours: [],
    number: index + 1,
  }));
};
const numbers = names.map((_, index) => `competitor:${index + 1}`);
const prices = (each: number) => Object.fromEntries(numbers.map((id) => [id, each]));

const aSeason = () =>
  house.feed.fixture({
    markets: { [winner]: { ...prices(9_000), 'competitor:1': 5_000 }, [place]: prices(3_000) },
    description: { sides: newSides(), season, outright: true, status: 'live', athletes: [] },
  });
const onWinner = (fixture: { id: number }, outcome = 'competitor:1', price = 5_000) =>
  aLeg(fixture, { market: winner, outcome, price });

test('[SPORT-96] a league as a whole is on its own page, in no list, and reads in the language of who looks', async () => {
  const whole = await aSeason();
  const match = await house.liveFixture({ description: { season } });
  const { browser, call } = await house.rich();
  const read = async (path: string) => (await call('GET', `/api/sport${path}`)).json();
  const listed = (await read('/live')) as { id: number; tournament: { id: number } }[];
  expect(listed.map(({ id }) => id)).toContain(match.id);
  expect(listed.map(({ id }) => id)).not.toContain(whole.id);
  const league = listed.find(({ id }) => id === match.id)?.tournament.id;
  const page = await read(`/tournaments/${league}`);
  expect(page.fixtures.map(({ id }: { id: number }) => id)).not.toContain(whole.id);
  const [outright] = page.outrights.filter((one: { fixture: { id: number } }) => one.fixture.id === whole.id);
  expect(outright).toMatchObject({
    season: 'Season 7',
    fixture: { outright: true, main: { key: winner, title: 'Winner of the competition' } },
    place: { key: place },
    each_way: { places: 2, of: 4 },
  });
  expect(outright.fixture.main.outcomes[1]).toMatchObject({ title: 'Kestrels', price: 9_000 });
  const german = await browser.send({
    method: 'GET',
    url: `/api/sport/tournaments/${league}`,
    headers: { 'accept-language': 'de' },
  });
  expect(JSON.parse(german.body).outrights.at(-1)).toMatchObject({ season: 'Saison 7' });
});

test('[SPORT-96] while the season is on a bet on it waits as any bet in play, and it goes with no match of its season', async () => {
  const whole = await aSeason();
  const [own, other] = [await house.feed.fixture({ description: { season } }), await house.feed.fixture()];
  const { browser } = await house.rich();
  const quoted = (await house.price(browser, aSlip([onWinner(whole)]))).json();
  expect(quoted.legs[0]).toMatchObject({ in_play: true });
  const mixed = await house.place(browser, aSlip([onWinner(whole), aLeg(own)]));
  expect([mixed.statusCode, mixed.json().error]).toMatchObject([
    422,
    { code: 'LEGS_CONTRADICT', fault: 'OUTRIGHT_WITH_ITS_COMPETITION' },
  ]);
  const placed = await house.place(
    browser,
    aSlip([aLeg(whole, { market: place, outcome: 'competitor:2', price: 3_000 }), aLeg(own)]),
  );
  expect(placed.json().error).toMatchObject({ code: 'LEGS_CONTRADICT', fault: 'OUTRIGHT_WITH_ITS_COMPETITION' });
  const fine = await house.price(browser, aSlip([onWinner(whole), aLeg(other)]));
  expect(fine.statusCode, fine.body).toBe(200);
});

test('[SPORT-96] each-way: won, placed in a tie, and where the terms pay more than a place is worth none is offered', async () => {
  const whole = await house.feed.fixture({
    markets: { [winner]: { ...prices(9_000), 'competitor:1': 5_000, 'competitor:3': 40_000 }, [place]: prices(3_000) },
    description: { sides: newSides(), season, outright: true, athletes: [] },
  });
  const bet = async (outcome: string, price: number) => {
    const player = await house.rich();
    const placed = await house.place(player.browser, aSlip([onWinner(whole, outcome, price)], { each_way: true }));
    return { placed, id: player.playerId };
  };
  const first = await bet('competitor:1', 5_000);
  const second = await bet('competitor:2', 9_000);
  expect([first.placed.statusCode, second.placed.statusCode], first.placed.body).toEqual([201, 201]);
  const dear = await bet('competitor:3', 40_000);
  expect([dear.placed.statusCode, dear.placed.body]).toEqual([422, expect.stringContaining('each_way')]);
  const out = Object.fromEntries(numbers.map((id) => [id, lost]));
  const tied = { ...won, dead_heat: [1, 2] as const };
  await house.feed.settle(whole, {
    [winner]: { ...out, 'competitor:1': won },
    [place]: { ...out, 'competitor:1': won, 'competitor:2': tied, 'competitor:4': tied },
  });
  await house.carry(whole);
  // 10 to win at 5.0 and 10 for a place at 1 + 4/4; 10 lost, and 10 at 1 + 8/4 shared by two.
  expect(await house.balance(first.id)).toBe(100_000 - 2_000 + 5_000 + 2_000);
  expect(await house.balance(second.id)).toBe(100_000 - 2_000 + 1_500);
});
