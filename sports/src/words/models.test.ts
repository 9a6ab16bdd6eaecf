import { labDraw } from '@halley/studio/fair';
import { expect, it } from 'vitest';
import { parseMarketKey, type Sport, sports } from '../markets/index.ts';
import { type FixtureSetup, modelOf } from '../model/index.ts';
import { marketTitle, outcomeTitle } from './index.ts';
import { loadSportWords } from './sport-words.ts';

const setupOf = (sport: Sport): FixtureSetup => ({
  sport,
  contestants: Array.from({ length: sport === 'racing' ? 8 : 2 }, (_, index) => ({
    id: index + 1,
    attack: 0,
    defence: 0,
    athletes: sport === 'racing' ? [] : [{ id: 100 + index, weight: 1, plays: true }],
  })),
  neutral: false,
  knockout: true,
});

/** So often the markets are looked at. */
const looks = 2;

const modelled = sports.filter((sport) => {
  try {
    return modelOf(sport) !== undefined;
  } catch {
    return false;
  }
});

it.each(modelled)('every market, outcome and phase of %s has a name, before and in play', async (sport) => {
  const words = await loadSportWords('en');
  const model = modelOf(sport);
  const params = model.paramsOf(setupOf(sport));
  let state = model.begin(params);
  const nameless = new Set<string>();
  const look = () => {
    const { phase } = model.scoreboard(state);
    if (!Object.hasOwn(words.texts, `period.${phase.replace(/(?<=^[a-z]+)\d+$/, '')}`)) nameless.add(phase);
    for (const { key, outcomes } of model.fair(params, state)) {
      const { type } = parseMarketKey(key)!;
      const isTotal = /(^|_)total$/.test(type);
      if (!isTotal && !Object.hasOwn(words.texts, `market.${type}`)) nameless.add(type);
      if (/[{}_=]/.test(marketTitle(words, key, { sport }))) nameless.add(key);
      for (const { id } of outcomes)
        if (/[{}_:=]/.test(outcomeTitle(words, key, id, { sport }))) nameless.add(`${key} ${id}`);
    }
  };
  look();
  const path = [...model.draw(params, labDraw(3))];
  for (const [index, incident] of path.entries()) {
    state = model.after(params, state, incident);
    if (index % Math.ceil(path.length / looks) === 0) look();
  }
  expect([...nameless]).toEqual([]);
});
