import type { FairDraw } from '@halley/studio/fair';
import { type GameStop, settleBasketball } from '../../rules/index.ts';
import { pick, pickWeighted } from '../kit/index.ts';
import type { Incident, SportModel } from '../sport-model.ts';
import { basketballFinals } from './basketball-finals.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { type BasketballParams, basketballParams } from './basketball-params.ts';
import {
  afterGameIncident,
  type BasketballState,
  completeOf,
  endOf,
  gameBegins,
  isGameOver,
  scoreOf,
} from './basketball-state.ts';
import { playSeconds, quarters } from './court.ts';

const endingOf = ({ phase }: BasketballState): GameStop | 'finished' | 'running' => {
  if (phase === 'ended') return 'finished';
  return phase === 'not_started' || phase === 'on' ? 'running' : phase;
};

export const basketball: SportModel<BasketballParams, BasketballState> = {
  sport: 'basketball',
  usualSeconds: 2400,
  paramsOf: basketballParams,
  begin: gameBegins,
  draw: drawGame,
  after: afterGameIncident,
  fair: basketballMarkets,
  scoreboard(state) {
    const [home, away] = scoreOf(state.periods);
    const now = state.periods.length;
    const playing = now > quarters ? 'ot' : `q${now}`;
    const phase = state.phase === 'on' ? playing : state.phase;
    return { home, away, periods: state.periods, phase, clock: state.plays * playSeconds };
  },
  settle(params, state, keys) {
    const played = Object.fromEntries([...params.home, ...params.away].map(({ id }) => [id, state.athletes[id] ?? 0]));
    const facts = {
      end: endingOf(state),
      periods: state.periods,
      complete: completeOf(params, state.plays),
      firstTo: state.firstTo,
      athletes: played,
    };
    return new Map(
      keys.flatMap((key) => {
        const results = settleBasketball(facts, key);
        return results ? [[key, results] as const] : [];
      }),
    );
  },
  isOver: isGameOver,
  finals: basketballFinals,
};

/** The day's pace and form, then play by play: how many points, and who made them. */
function* drawGame(params: BasketballParams, random: FairDraw): Iterable<Incident> {
  const node =
    params.nodes[
      pickWeighted(
        random,
        params.nodes.map(({ weight }) => weight),
      )
    ]!;
  const score = { home: 0, away: 0 };
  let play = 0;
  for (let period = 0; period < quarters || score.home === score.away; period += 1) {
    for (const end = endOf(params, period); play < end; ) {
      const side = play % 2 === 0 ? 'home' : 'away';
      play += 1;
      const value = pick(random, node[side]) + 1;
      if (value === 0) continue;
      score[side] += value;
      const athletes = params[side];
      const at = play * playSeconds;
      if (athletes.length === 0) {
        yield { at, kind: 'point', side, value };
        continue;
      }
      const who =
        athletes[
          pickWeighted(
            random,
            athletes.map(({ weight }) => weight),
          )
        ]!.id;
      yield { at, kind: 'point', side, value, who };
    }
    yield { at: play * playSeconds, kind: 'period_end', value: period + 1 };
  }
  yield { at: play * playSeconds, kind: 'end' };
}
