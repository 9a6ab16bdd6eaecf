import type { FeedMarket, FixtureDescription, FixtureStatus } from '@halley/sports/feed';
import { modelOf, seasonKeys } from '@halley/sports/model';
import { settleOutright } from '@halley/sports/rules';
import type { Journal } from '../feed/create-journal.ts';
import { competitionNames, countryNames, everywhere, seasonNames } from '../names/competition-names.ts';
import type { Competition } from '../season/competitions.ts';
import type { createAnnals } from '../season/create-annals.ts';
import { createOutlook } from '../season/create-outlook.ts';
import { outrightId } from '../season/outright-id.ts';
import { fixtureStartMs } from '../season/timetable.ts';
import { createBoard, type Settlement } from './create-board.ts';
import { createVoice } from './create-voice.ts';
import { type Asked, confirmSeconds, type FixtureRun, stopMsAt } from './run-fixture.ts';

/** How often prices are looked at while matches are on. */
const repriceMs = 10_000;

export interface SeasonRunOptions {
  competition: Competition;
  season: number;
  pace: number;
  journal: Journal;
  annals: ReturnType<typeof createAnnals>;
  runsOf(round: number): readonly FixtureRun[];
  /** Fewer, for tests. */
  paths?: number;
}

/**
 * A competition as a whole, from the announcement of its first round until its last one is closed: who wins it, who is among the
 * first. It is told as a fixture of its own. While matches are on, so are its prices; what stops betting on one of them stops
 * betting on it.
 */
export function runSeason({ competition, season, pace, journal, annals, runsOf, paths }: SeasonRunOptions) {
  const { id: competitionId, sport, country, kind, tier } = competition;
  const fixture = outrightId(competitionId, season);
  const seasonId = `${competitionId}-s${season}`;
  const outlook = createOutlook({ competition, season, id: seasonId, annals, runsOf, ...(paths && { paths }) });
  const { entrants, rounds } = outlook;
  const { start, end } = {
    start: fixtureStartMs(annals.roundOf(competition, season, 1), 1, pace),
    end: annals.roundOf(competition, season, rounds).endMs,
  };
  const speed = (modelOf(sport).usualSeconds / competition.playSeconds) * pace;
  const board = createBoard();
  const voice = createVoice(fixture, journal);
  const { say } = voice;

  let status: FixtureStatus = 'not_started';
  let mayBeKnown = false;
  let repriceAtMs = 0;
  let stoppedAtMs = Number.NEGATIVE_INFINITY;
  let endedMs = Number.POSITIVE_INFINITY;

  const describe = (): FixtureDescription => ({
    sport,
    category: { id: country, names: countryNames[country] },
    tournament: { id: competitionId, names: competitionNames[competitionId], tier },
    season: { id: seasonId, names: seasonNames(season) },
    sides: entrants.map(({ feedId, name, colours }, index) => ({
      id: feedId,
      names: everywhere(name),
      colours: [...colours],
      number: index + 1,
    })),
    athletes: [],
    start_at: new Date(start).toISOString(),
    status,
    neutral: true,
    knockout: kind === 'knockout',
    outright: true,
    simulated: true,
    speed: Math.round(speed * 1_000) / 1_000,
  });

  const sayMarkets = (markets: readonly FeedMarket[], requestId?: string) =>
    say({ type: 'odds_change', status, markets: [...markets] }, requestId);

  function settleAll(nowMs: number, requestId?: string): Settlement[] {
    const facts = { end: 'finished', standings: outlook.standings(nowMs) } as const;
    const decided = new Map(board.openKeys().flatMap((key) => [[key, settleOutright(facts, key)] as const]));
    const known = new Map([...decided].flatMap(([key, results]) => (results ? [[key, results] as const] : [])));
    const named = mayBeKnown ? board.name(known) : [];
    if (named.length > 0) sayMarkets(named, requestId);
    return board.settle(known, () => ({}));
  }

  function moveOn(nowMs: number): void {
    if (status === 'not_started' && nowMs >= start) {
      status = 'live';
      sayMarkets([]);
    }
    if (status === 'live' && outlook.roundAt(nowMs) > rounds) {
      status = 'ended';
      endedMs = Math.min(nowMs, end);
      say({ type: 'bet_stop', status: 'inactive' });
      sayMarkets([]);
      voice.sayResults(settleAll(nowMs), 1);
    }
    if (status === 'ended' && nowMs >= endedMs + (confirmSeconds * 1_000) / pace) {
      status = 'closed';
      voice.forgetResults();
      voice.sayResults(board.results(), 2);
      sayMarkets([]);
    }
  }

  /** A goal in one of its matches is one here too. */
  function stopWithMatches(nowMs: number): void {
    const materialMs = Math.max(...runsOf(outlook.roundAt(nowMs)).map((run) => run.materialMs));
    if (materialMs <= stoppedAtMs) return;
    stoppedAtMs = materialMs;
    repriceAtMs = nowMs + stopMsAt(pace);
    say({ type: 'bet_stop', status: 'suspended' });
    board.stop();
  }

  const takesBets = () => status === 'not_started' || status === 'live';

  /** How things stand, for whoever has not been told by this process: prices follow when they are worked out. */
  function tellFirst(nowMs: number, { requestId, keys = [] }: Asked): void {
    moveOn(nowMs);
    const { winner, place } = seasonKeys(seasonId, outlook.places);
    // Whoever asks may have bets from before on either.
    board.await(requestId ? [...new Set([winner, place, ...keys])] : []);
    voice.begin();
    mayBeKnown = requestId !== undefined;
    say({ type: 'fixture_change', description: describe() }, requestId);
    if (takesBets()) say({ type: 'bet_stop', status: 'suspended' }, requestId);
    sayMarkets(board.markets(), requestId);
    if (status === 'ended' || status === 'closed') {
      const told = board.results();
      voice.sayResults(told.length > 0 ? told : settleAll(nowMs, requestId), status === 'closed' ? 2 : 1, requestId);
    }
    repriceAtMs = 0;
  }

  function tellAgain(nowMs: number, { requestId, keys = [] }: Asked): void {
    board.await(keys);
    if (!takesBets()) {
      mayBeKnown = true;
      voice.sayResults(settleAll(nowMs), status === 'closed' ? 2 : 1);
    }
    voice.sayAgain({ type: 'fixture_change', description: describe() }, requestId);
    voice.sayAgain({ type: 'odds_change', status, markets: [...board.markets(), ...board.decided()] }, requestId);
    voice.sayStanding(requestId);
  }

  return {
    id: fixture,
    competition,
    season,
    startMs: start,
    endMs: end,
    get status() {
      return status;
    },
    describe,
    /** Moves it to what the clock says, after its matches. */
    advance(nowMs: number): void {
      moveOn(nowMs);
      if (voice.isTold && status === 'live') stopWithMatches(nowMs);
    },
    /** Works on its prices until the time is up, and tells them when they are due. False: there is more to do. */
    reprice(nowMs: number, isLate: () => boolean): boolean {
      if (!voice.isTold || !takesBets() || nowMs < repriceAtMs) return true;
      if (!outlook.prepare(nowMs, isLate)) return false;
      repriceAtMs = nowMs + repriceMs;
      const changed = board.update(outlook.fair(nowMs));
      if (changed.length > 0) sayMarkets(changed);
      return true;
    },
    tell(nowMs: number, asked: Asked = {}): void {
      if (voice.isTold) tellAgain(nowMs, asked);
      else tellFirst(nowMs, asked);
    },
  };
}

export type SeasonRun = ReturnType<typeof runSeason>;
