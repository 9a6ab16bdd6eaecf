import { modelOf } from '@halley/sports/model';
import { expect, test } from 'vitest';
import { priceTogether } from './price-together.ts';

const model = modelOf('football');
const team = (first: number) => ({
  id: first,
  attack: 0,
  defence: 0,
  athletes: [0, 1, 2].map((index) => ({ id: first + index, weight: 3 - index, plays: true })),
});
const params = model.paramsOf({ sport: 'football', contestants: [team(10), team(20)], neutral: true, knockout: false });
const before = { sport: 'football', params, state: model.begin(params), version: 7, isOn: false } as const;

const home = { market: '1x2;period=ft', outcome: 'home' };
const overHalf = { market: 'total;line=2;period=1h', outcome: 'over' };
const scorer = { market: 'scorer', outcome: 'athlete:10' };
const first = { market: 'first_scorer', outcome: 'athlete:10' };
const corners = { market: 'corners_total;line=30;period=ft', outcome: 'over' };
const nobody = { market: 'first_scorer', outcome: 'none' };
const ask = (...legs: { market: string; outcome: string }[]) => ({ fixture: 'one', legs });

test('[SPORT-72] halves are worth exactly what they are together, scorers and corners nearly, with every choice of legs', async () => {
  const together = priceTogether();
  const exact = await together(before, ask(home, overHalf));
  expect(exact).toMatchObject({
    version: 7,
    kept: [[1_000_000_000, 0], expect.anything(), expect.anything(), expect.anything()],
  });
  const drawn = await together(before, ask(home, scorer, corners));
  if ('code' in exact || 'code' in drawn) throw new Error('no price');
  const [all, alone, , both] = exact.kept;
  expect(all?.[1]).toBe(0);
  // The home side leads to goals before the break oftener than one without the other would.
  expect(both?.[0]).toBeGreaterThan(((alone?.[0] ?? 0) * (exact.kept[2]?.[0] ?? 0)) / 1e9);
  const [chance = 0, error = 0] = drawn.kept[7] ?? [];
  expect(error / chance).toBeLessThan(0.011);
  const [scores = 0] = drawn.kept[3] ?? [];
  expect(chance).toBeLessThan(scores);
  // Home and a scorer of it help each other.
  expect(scores).toBeGreaterThan(((drawn.kept[1]?.[0] ?? 0) * (drawn.kept[2]?.[0] ?? 0)) / 1e9);
});

test('[SPORT-72] whoever asks again gets no other draw, and a newer version is another question', async () => {
  const [one, other] = [priceTogether(), priceTogether()];
  const asked = ask(home, corners);
  const said = await one(before, asked);
  expect(await one(before, asked)).toBe(said);
  expect(await other(before, asked)).toEqual(said);
  expect(await one({ ...before, version: 8 }, asked)).not.toEqual(said);
});

test('whoever asks more than can be worked out is told so, and is answered later', async () => {
  const together = priceTogether();
  const ask20 = () =>
    Promise.all(Array.from({ length: 20 }, (_, version) => together({ ...before, version }, ask(home, overHalf))));
  const refused = (answers: readonly object[]) => answers.filter((one) => 'code' in one).length;
  expect(refused(await ask20())).toBe(4);
  expect(refused(await ask20())).toBe(0);
});

test('[SPORT-72] says which legs contradict, which follows from which, and what it cannot price', async () => {
  const together = priceTogether();
  expect(await together(before, ask(nobody, scorer))).toEqual({ code: 'LEGS_CONTRADICT', legs: [0, 1] });
  expect(await together(before, ask(scorer, first))).toEqual({ code: 'LEG_IMPLIED', legs: [1, 0] });
  const unknown = { market: 'handicap;line=2;period=q9', outcome: 'home' };
  expect(await together(before, ask(home, unknown))).toEqual({ code: 'NOT_PRICED_TOGETHER', legs: [0, 1] });
  const tennis = { ...before, sport: 'tennis' } as const;
  expect(await together(tennis, ask(home, overHalf))).toMatchObject({ code: 'NOT_PRICED_TOGETHER' });
});
