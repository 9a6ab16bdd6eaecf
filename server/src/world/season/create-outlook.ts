import {
  type FairMarket,
  type FinalScore,
  knockoutForecast,
  type LeagueForecast,
  leagueForecast,
  modelOf,
  quickRandom,
  type SeasonMatch,
  seasonMarkets,
  winsOf,
  worthOf,
} from '@halley/sports/model';
import { outrightTerms } from '@halley/sports/rules';
import { invariant } from '../../kit/index.ts';
import type { FixtureRun } from '../run/run-fixture.ts';
import type { Competition } from './competitions.ts';
import type { createAnnals, FixtureResult } from './create-annals.ts';
import { publicDraw, type SeasonEntrant } from './draw-season.ts';
import { type FixturePlan, setupOf, usualLineUps } from './plan-fixture.ts';
import { roundsOf } from './timetable.ts';

/** Seasons that are drawn to see who wins a league: a chance of a tenth is known to two thousandths. */
const usualPaths = 2 ** 14;

export interface OutlookOptions {
  competition: Competition;
  season: number;
  /** In the specifier of its markets. */
  id: string;
  annals: ReturnType<typeof createAnnals>;
  /** Fixtures of a round that are announced or on. */
  runsOf(round: number): readonly FixtureRun[];
  paths?: number;
}

/**
 * Who will win a competition, and be among the first, by the one process behind all of its fixtures: what is over counts as it
 * ended, what is on as it stands, what is to come by who usually plays. Of a cup exactly, of a league on drawn seasons, whose
 * numbers are public and have nothing to do with the seal's.
 */
export function createOutlook({ competition, season, id, annals, runsOf, paths = usualPaths }: OutlookOptions) {
  const model = modelOf(competition.sport);
  const rounds = roundsOf(competition);
  const entrants = annals.entrantsOf(competition, season);
  const placeOf = new Map(entrants.map((entrant, at) => [entrant.id, at]));
  const places = outrightTerms(entrants.length)?.places ?? 1;
  const usual = new Map<string, FinalScore[]>();
  const known = new WeakMap<object, FinalScore[]>();
  /** The first round that is not over. */
  let first = 1;
  /** Of a league, by that round: matches of those behind it. */
  let ahead: { round: number; forecast: LeagueForecast; left: FixturePlan[] } | undefined;

  const at = ({ id: entrant }: SeasonEntrant): number => {
    const place = placeOf.get(entrant);
    invariant(place !== undefined, 'whoever plays takes part');
    return place;
  };
  const planned = (round: number, nowMs: number) => annals.plansOf(annals.roundOf(competition, season, round), nowMs);
  const resultsOf = (round: number, nowMs: number) =>
    annals.resultsOf(annals.roundOf(competition, season, round), nowMs);

  /** The round that is on or comes next, counted from 1; one more than there are when all is over. */
  function roundAt(nowMs: number): number {
    while (first <= rounds && resultsOf(first, nowMs)) first += 1;
    return first;
  }

  /** Of a match that nobody knows line-ups of. It is worked out once: who takes part stays the same for a season. */
  function usualFinals(plan: FixturePlan): FinalScore[] {
    const key = plan.sides.map((side) => side.id).join('-');
    const before = usual.get(key);
    if (before) return before;
    const params = model.paramsOf(setupOf(plan, usualLineUps(plan)));
    const finals = finalsOf(params, model.begin(params));
    usual.set(key, finals);
    return finals;
  }

  function finalsOf(params: object, state: object): FinalScore[] {
    const finals = known.get(state) ?? model.finals?.(params, state) ?? [];
    known.set(state, finals);
    return finals;
  }

  /** As it stands. */
  function finalsNow(plan: FixturePlan, run: FixtureRun | undefined): FinalScore[] {
    if (!run?.isPublished) return usualFinals(plan);
    const { params, state } = run.priced();
    if (run.status === 'live' || run.status === 'not_started') return finalsOf(params, state);
    const { home, away, winner } = run.result();
    // Who retires may lead.
    if (winner && home > away !== (winner === 'home')) return [{ home: away, away: home, chance: 1 }];
    return [{ home, away, chance: 1 }];
  }

  /** By entrant, from matches of rounds that are over. */
  function worthsBefore(round: number, nowMs: number): number[] {
    const worths = entrants.map(() => 0);
    for (let number = 1; number < round; number += 1) {
      for (const result of resultsOf(number, nowMs) ?? []) addResult(worths, result);
    }
    return worths;
  }

  function addResult(worths: number[], { sides, home, away, winner }: FixtureResult): void {
    for (const [index, side] of sides.entries()) {
      const [own, other] = index === 0 ? [home, away] : [away, home];
      const points = !winner ? 1 : winner === (index === 0 ? 'home' : 'away') ? 3 : 0;
      const place = at(side);
      worths[place] = (worths[place] ?? 0) + worthOf(own, other, points);
    }
  }

  function leagueFair(round: number, nowMs: number): FairMarket[] {
    invariant(ahead?.round === round && ahead.left.length === 0, 'what is to come is drawn');
    const runs = new Map(runsOf(round).map((run) => [run.plan.id, run]));
    const now = new Map(
      (planned(round, nowMs) ?? []).map((plan): [string, SeasonMatch] => {
        const [home, away] = plan.sides.map(at) as [number, number];
        return [plan.id, { sides: [home, away], finals: finalsNow(plan, runs.get(plan.id)) }];
      }),
    );
    return seasonMarkets(id, places, ahead.forecast.chances(worthsBefore(round, nowMs), now, places));
  }

  function cupFair(round: number, nowMs: number): FairMarket[] {
    const plans = planned(round, nowMs);
    invariant(plans, 'of a round that comes next it is known who is left');
    const runs = new Map(runsOf(round).map((run) => [run.plan.id, run]));
    const now = new Map(plans.map((plan) => [plan.sides.map(at).join('-'), finalsNow(plan, runs.get(plan.id))]));
    const wins = (one: number, other: number) =>
      winsOf(now.get(`${one}-${other}`) ?? usualFinals(meeting(plans[0] as FixturePlan, one, other)));
    const draw = plans.flatMap(({ sides }) => sides.map(at));
    // Fewer are left than there are places: those who were left then have one.
    const placed = draw.length < places ? rounds + 1 - Math.log2(places) : undefined;
    const sure = placed === undefined ? [] : (planned(placed, nowMs) ?? []).flatMap(({ sides }) => sides.map(at));
    return seasonMarkets(id, places, knockoutForecast(entrants.length, draw, { places, placed: sure, wins }));
  }

  const meeting = (plan: FixturePlan, one: number, other: number): FixturePlan => ({
    ...plan,
    sides: [entrants[one] as SeasonEntrant, entrants[other] as SeasonEntrant],
  });

  /** Pairs of a cup that may meet and are not known yet. */
  function* meetings(round: number, nowMs: number): Iterable<FixturePlan> {
    const plans = planned(round, nowMs) ?? [];
    const draw = plans.flatMap(({ sides }) => sides.map(at));
    for (const [index, one] of draw.entries()) {
      for (const other of draw.slice(index + 1)) yield meeting(plans[0] as FixturePlan, one, other);
    }
  }

  return {
    entrants,
    places,
    rounds,
    roundAt,
    /** Does some of what prices need, until the time is up; true when all of it is done. */
    prepare(nowMs: number, isLate: () => boolean): boolean {
      const round = roundAt(nowMs);
      if (round > rounds) return true;
      if (competition.kind === 'knockout') {
        for (const plan of meetings(round, nowMs)) {
          if (usual.has(plan.sides.map((side) => side.id).join('-'))) continue;
          if (isLate()) return false;
          usualFinals(plan);
        }
        return true;
      }
      if (ahead?.round !== round) {
        const left = Array.from(
          { length: rounds - round },
          (_, index) => planned(round + 1 + index, nowMs) ?? [],
        ).flat();
        ahead = { round, forecast: leagueForecast(entrants.length, paths, randomOf), left };
      }
      for (let plan = ahead.left.at(-1); plan; plan = ahead.left.at(-1)) {
        if (isLate()) return false;
        const [home, away] = plan.sides.map(at) as [number, number];
        ahead.forecast.addLater(plan.id, { sides: [home, away], finals: usualFinals(plan) });
        ahead.left.pop();
      }
      for (const plan of planned(round, nowMs) ?? []) {
        if (isLate()) return false;
        usualFinals(plan);
      }
      return true;
    },
    /** Only when it is prepared, and not all is over. */
    fair(nowMs: number): FairMarket[] {
      const round = roundAt(nowMs);
      return competition.kind === 'knockout' ? cupFair(round, nowMs) : leagueFair(round, nowMs);
    },
    /** How it ended: how many stand before each, and where each stands. */
    standings(nowMs: number): { ahead: number; level: number }[] {
      if (competition.kind === 'knockout') return cupStandings(nowMs);
      const worths = worthsBefore(rounds + 1, nowMs);
      return worths.map((own) => ({
        ahead: worths.filter((other) => other > own).length,
        level: worths.filter((other) => other === own).length,
      }));
    },
  };

  /** Who loses in a round shares a place with the others who do. */
  function cupStandings(nowMs: number): { ahead: number; level: number }[] {
    const standings = entrants.map(() => ({ ahead: 0, level: 1 }));
    for (let round = 1; round <= rounds; round += 1) {
      const left = entrants.length / 2 ** round;
      for (const { sides, winner } of resultsOf(round, nowMs) ?? []) {
        standings[at(sides[winner === 'away' ? 0 : 1] as SeasonEntrant)] = { ahead: left, level: left };
      }
    }
    return standings;
  }

  /** Of a match always the same numbers. */
  function randomOf(match: string) {
    const random = publicDraw(`outright:${match}`, 0);
    const word = () => random.integer(2 ** 32);
    return quickRandom([word(), word(), word(), word()]);
  }
}

export type Outlook = ReturnType<typeof createOutlook>;
