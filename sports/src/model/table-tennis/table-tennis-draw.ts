import type { FairDraw } from '@halley/studio/fair';
import { chance, pickWeighted } from '../kit/index.ts';
import type { Incident } from '../sport-model.ts';
import type { TableTennisParams } from './table-tennis-params.ts';
import { nextServer, tableTennisAfter, tableTennisBegin } from './table-tennis-state.ts';

/** Seconds of play: from one point to the next, and the break after a set. */
const pointSeconds = { least: 9, more: 9 };
const breakSeconds = 60;

/** The form of the day, the toss, then point by point; after each set but the last, whether somebody retires. */
export function* tableTennisDraw(params: TableTennisParams, random: FairDraw): Generator<Incident> {
  const weights = params.forms.map(({ weight }) => weight);
  const { serve } = params.forms[pickWeighted(random, weights)]!;
  let at = 0;
  const toss: Incident = { at, kind: 'serve', side: chance(random, 0.5) ? 'home' : 'away' };
  yield toss;
  let state = tableTennisAfter(params, tableTennisBegin(params), toss);
  while (!state.ended) {
    at += pointSeconds.least + random.integer(pointSeconds.more);
    const server = nextServer(state, state.opener!);
    const wins = chance(random, serve[server]);
    const side = (server === 0) === wins ? 'home' : 'away';
    const point: Incident = { at, kind: 'point', side };
    const before = state.sets.length;
    state = tableTennisAfter(params, state, point);
    yield point;
    if (state.sets.length === before) continue;
    yield { at, kind: 'set_end', side, value: state.sets.length };
    if (state.ended) break;
    at += breakSeconds;
    for (const [index, out] of (['home', 'away'] as const).entries()) {
      if (!chance(random, params.retires[index]!)) continue;
      // At the moment the next point would have ended: until then nobody can tell.
      at += pointSeconds.least + random.integer(pointSeconds.more);
      yield { at, kind: 'retired', side: out };
      yield { at, kind: 'end' };
      return;
    }
  }
  yield { at, kind: 'end' };
}
