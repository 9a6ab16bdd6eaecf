import { modelOf, type SportModel } from '@halley/sports/model';
import { invariant } from '../../kit/index.ts';
import type { Competition } from './competitions.ts';
import type { createSeals } from './create-seals.ts';
import { drawSeason, type SeasonEntrant } from './draw-season.ts';
import { drawLineUps, type FixturePlan, fixtureId, setupOf, sidesOf } from './plan-fixture.ts';
import { fixtureStartMs, type Round, roundByIndex, roundIndexOf } from './timetable.ts';

export interface FixtureResult {
  sides: readonly SeasonEntrant[];
  home: number;
  away: number;
  winner: 'home' | 'away' | undefined;
}

type AnyModel = SportModel<object, object>;

/** Who has won, where somebody has to: whoever retires is out, also where bets are void by it. */
function winnerOf(model: AnyModel, params: object, state: object): 'home' | 'away' | undefined {
  const keys = ['to_qualify', 'winner;period=match'];
  for (const outcomes of model.settle(params, state, keys).values()) {
    for (const side of ['home', 'away'] as const) if (outcomes[side]?.result === 'won') return side;
  }
  const { out } = state as { out?: 0 | 1 };
  if (out !== undefined) return out === 0 ? 'away' : 'home';
  const { home, away } = model.scoreboard(state);
  return home === away ? undefined : home > away ? 'home' : 'away';
}

/** With the goal that a shoot-out adds, where it adds one: as tables count it. */
export function resultOf(model: AnyModel, params: object, state: object): Omit<FixtureResult, 'sides'> {
  const [score = model.scoreboard(state)] = model.finals?.(params, state) ?? [];
  return { home: score.home, away: score.away, winner: winnerOf(model, params, state) };
}

export interface AnnalsOptions {
  sealOf: ReturnType<typeof createSeals>;
  pace: number;
}

/**
 * What was: entrants of seasons, results of rounds that are over. Rounds that this process has not seen are played again from
 * their seals, so that nothing has to be kept anywhere. Nothing here looks at a round before its time: whoever asks says what
 * time it is.
 */
export function createAnnals({ sealOf, pace }: AnnalsOptions) {
  const seasons = new Map<string, SeasonEntrant[]>();
  const results = new Map<string, FixtureResult[]>();
  const roundId = (round: Round) => fixtureId(round, 0);

  function entrantsOf(competition: Competition, season: number): SeasonEntrant[] {
    const key = `${competition.id}-s${season}`;
    const known = seasons.get(key) ?? drawSeason(competition, season);
    seasons.set(key, known);
    return known;
  }

  const roundOf = (competition: Competition, season: number, number: number): Round =>
    roundByIndex(competition, roundIndexOf(competition, { season, number }), pace);

  /** Undefined while it is not over. */
  function resultsOf(round: Round, nowMs: number): FixtureResult[] | undefined {
    const known = results.get(roundId(round));
    if (known || nowMs < round.endMs) return known;
    const played = plansOf(round, nowMs)?.map((_, index, plans) => playAgain(plans, index));
    invariant(played, 'of a round that is over the rounds before are over too');
    results.set(roundId(round), played);
    return played;
  }

  function playAgain(plans: readonly FixturePlan[], index: number): FixtureResult {
    const plan = plans[index] as FixturePlan;
    const { competition, season, number } = plan.round;
    const seal = sealOf(competition, season);
    const lineUps = drawLineUps(plans, seal.draw(number, 0))[index] ?? [];
    const model = modelOf(competition.sport);
    const params = model.paramsOf(setupOf(plan, lineUps));
    let state = model.begin(params);
    for (const incident of model.draw(params, seal.draw(number, plan.number)))
      state = model.after(params, state, incident);
    return { sides: plan.sides, ...resultOf(model, params, state) };
  }

  /** The fixtures of a round; undefined while it is not known who is left for it. */
  function plansOf(round: Round, nowMs: number): FixturePlan[] | undefined {
    const { competition, season, number } = round;
    let left: readonly SeasonEntrant[] = entrantsOf(competition, season);
    if (competition.kind === 'knockout' && number > 1) {
      const before = resultsOf(roundOf(competition, season, number - 1), nowMs);
      if (!before) return undefined;
      left = before.map(({ sides, winner }) => sides[winner === 'away' ? 1 : 0] as SeasonEntrant);
    }
    return sidesOf(round, left).map((sides, index) => ({
      id: fixtureId(round, index + 1),
      round,
      number: index + 1,
      startMs: fixtureStartMs(round, index + 1, pace),
      sides,
    }));
  }

  return {
    entrantsOf,
    plansOf,
    roundOf,
    resultsOf,
    /** A round was closed by the clock of this process. */
    close(round: Round, played: FixtureResult[]): void {
      results.set(roundId(round), played);
    },
    /** All results of a season so far, oldest first. */
    seasonSoFar(round: Round, nowMs: number): FixtureResult[] {
      const { competition, season, number } = round;
      return Array.from({ length: number - 1 }, (_, index) =>
        resultsOf(roundOf(competition, season, index + 1), nowMs),
      ).flatMap((played) => played ?? []);
    },
    /** What is older than the season before is forgotten. */
    forget(competition: Competition, beforeSeason: number): void {
      const isOld = (key: string) => {
        const [, id, season] = /^(.+)-s(\d+)/.exec(key) ?? [];
        return id === competition.id && Number(season) < beforeSeason;
      };
      for (const known of [seasons, results]) for (const key of known.keys()) if (isOld(key)) known.delete(key);
    },
  };
}
