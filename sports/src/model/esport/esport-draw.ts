import type { FairDraw } from '@halley/studio/fair';
import { chance, pickWeighted } from '../kit/index.ts';
import type { Incident } from '../sport-model.ts';
import type { EsportParams } from './esport-params.ts';
import { esportAfter, esportBegin } from './esport-state.ts';
import { roundTable } from './map-tables.ts';
import { half, placeOf } from './rounds.ts';

/** Seconds of play: a round with what is bought before it, the change of sides, and the break between maps. */
const roundSeconds = { least: 55, more: 60 };
const breakSeconds = { half: 60, map: 240 };

/** The form of the day; per map who attacks first, then round by round. */
export function* esportDraw(params: EsportParams, random: FairDraw): Generator<Incident> {
  const form = pickWeighted(
    random,
    params.forms.map(({ weight }) => weight),
  );
  let at = 0;
  let state = esportBegin(params);
  while (!state.ended) {
    const map = state.maps.length;
    const side: Incident = { at, kind: 'side', side: chance(random, 0.5) ? 'home' : 'away' };
    yield side;
    state = esportAfter(params, state, side);
    const wins = roundTable(params, form, map);
    while (state.maps.length === map) {
      at += roundSeconds.least + random.integer(roundSeconds.more);
      const { attacker } = placeOf(state.opener!, state.rounds[0] + state.rounds[1]);
      const winner = chance(random, wins[attacker][state.economy]!) ? 'home' : 'away';
      const round: Incident = { at, kind: 'round', side: winner };
      state = esportAfter(params, state, round);
      yield round;
      if (state.maps.length > map) yield { at, kind: 'map_end', side: winner, value: map + 1 };
      else if (state.rounds[0] + state.rounds[1] === half) {
        yield { at, kind: 'half_end', value: map + 1 };
        at += breakSeconds.half;
      }
    }
    if (!state.ended) at += breakSeconds.map;
  }
  yield { at, kind: 'end' };
}
