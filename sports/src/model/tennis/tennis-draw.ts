import type { FairDraw } from '@halley/studio/fair';
import { chance, pickWeighted } from '../kit/index.ts';
import type { Incident } from '../sport-model.ts';
import type { TennisParams } from './tennis-params.ts';
import { nextServer, type TennisState, tennisAfter, tennisBegin } from './tennis-state.ts';

/** Seconds of play: from one point to the next, and breaks after a game, at a change of ends, and after a set. */
const pointSeconds = { least: 16, more: 16 };
const breakSeconds = { game: 20, ends: 75, set: 105 };

/**
 * The form of the day, the toss, then point by point; after each game that does not end the match, whether somebody retires.
 * The order of the draws is part of the proof.
 */
export function* tennisDraw(params: TennisParams, random: FairDraw): Generator<Incident> {
  const form =
    params.forms[
      pickWeighted(
        random,
        params.forms.map(({ weight }) => weight),
      )
    ]!;
  let at = 0;
  const toss: Incident = { at, kind: 'serve', side: chance(random, 0.5) ? 'home' : 'away' };
  yield toss;
  let state = tennisAfter(params, tennisBegin(params), toss);
  let retires: 'home' | 'away' | undefined;
  for (;;) {
    at += pointSeconds.least + random.integer(pointSeconds.more);
    if (retires) {
      // At the moment the next point would have ended: until then nobody can tell.
      yield { at, kind: 'retired', side: retires };
      break;
    }
    const server = nextServer(state, state.opener!);
    const wins = chance(random, form.serve[server]);
    const side = (server === 0) === wins ? 'home' : 'away';
    const before = state;
    const point: Incident = { at, kind: 'point', side };
    state = tennisAfter(params, state, point);
    yield point;
    if (state.points[0] + state.points[1] > 0) continue;
    yield { at, kind: 'game_end', side, value: before.games[0] + before.games[1] + 1 };
    const endsSet = state.sets.length > before.sets.length;
    if (endsSet) yield { at, kind: 'set_end', side, value: state.sets.length };
    if (state.ended) break;
    retires = retiring(params, random);
    at += breakAfter(state, endsSet);
  }
  yield { at, kind: 'end' };
}

function retiring({ retires }: TennisParams, random: FairDraw): 'home' | 'away' | undefined {
  if (chance(random, retires[0])) return 'home';
  return chance(random, retires[1]) ? 'away' : undefined;
}

/** Ends are changed after the first, third, fifth game of a set. */
function breakAfter({ games }: TennisState, endsSet: boolean): number {
  if (endsSet) return breakSeconds.set;
  return (games[0] + games[1]) % 2 === 1 ? breakSeconds.ends : breakSeconds.game;
}
