import type { TournamentBoard, TournamentStatus } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Board, Standing } from '../board/board.ts';
import { countEntries } from '../board/board-store.ts';
import type { Boards } from '../board/create-boards.ts';
import { type FrozenFigures, selectFrozen, selectResults, selectResultsOf } from '../board/result-store.ts';
import type { StoredContest } from '../contest.ts';
import type { TournamentsPorts } from '../ports.ts';
import { type ContestNow, stateAt } from './describe-contest.ts';
import { statusOnTheWire } from './status-on-the-wire.ts';
import { teamsOnTheWire } from './teams-on-the-wire.ts';

const mostShown = 100;
const neighboursEachSide = 3;
/** Results never change; so many are kept at most. */
const mostFrozen = 500;
/** Who takes part in a quest is counted anew once in a while: there is no board to ask. */
const countedForMs = 30_000;

interface Frozen extends FrozenFigures {
  top: readonly Standing[];
}

export type ContestViews = ReturnType<typeof createContestViews>;

/** In a quest nobody stands above anybody. */
export const hasPlaces = ({ kind }: Pick<StoredContest, 'kind'>): boolean => kind === 'tournament';

const nobody: FrozenFigures['winners'] = new Map();

/** Contests as they stand: those that run from the boards of this process, those that are over from their frozen result. */
export function createContestViews({
  database,
  clock,
  boards,
  nowMs = () => performance.now(),
}: Pick<TournamentsPorts, 'database' | 'clock'> & { boards: Boards; nowMs?(): number }) {
  const frozen = new Map<number, Promise<Frozen>>();
  const counted = new Map<number, { atMs: number; players: number }>();
  /** The first hundred as they are sent, for as long as the board stays what it is. */
  const sent = new WeakMap<Board, { revision: number; top: TournamentStatus[] }>();

  const readFrozen = async ({ promotionId, rule }: StoredContest): Promise<Frozen> => ({
    ...(await selectFrozen(database, { promotionId, best: rule.contest.teams?.best ?? 1 })),
    top: await selectResults(database, { promotionId, from: 1, to: mostShown }),
  });

  const frozenOf = (contest: StoredContest): Promise<Frozen> => {
    const { promotionId } = contest;
    const known = frozen.get(promotionId);
    if (known) return known;
    if (frozen.size >= mostFrozen) frozen.clear();
    const reading = readFrozen(contest);
    frozen.set(promotionId, reading);
    reading.catch(() => frozen.delete(promotionId));
    return reading;
  };

  const playersOf = async ({ promotionId }: StoredContest): Promise<number> => {
    const known = counted.get(promotionId);
    const atMs = nowMs();
    if (known && atMs - known.atMs < countedForMs) return known.players;
    const players = await countEntries(database, promotionId);
    counted.set(promotionId, { atMs, players });
    return players;
  };

  const topOf = async (contest: StoredContest): Promise<TournamentStatus[]> => {
    const board = await boards.of(contest.promotionId);
    const known = sent.get(board);
    if (known?.revision === board.revision) return known.top;
    const top = board.between(1, mostShown).map((standing) => statusOnTheWire(contest, standing));
    sent.set(board, { revision: board.revision, top });
    return top;
  };

  const teamSums = async ({ promotionId, rule }: StoredContest) => {
    const { teams } = rule.contest;
    return teams ? (await boards.of(promotionId)).teams(teams.names.length, teams.best) : [];
  };

  /** What a list tells of a contest besides its rule. */
  const nowOf = async (contest: StoredContest, { most }: { most: number }): Promise<ContestNow> => {
    if (!hasPlaces(contest)) return { top_players: [], players: await playersOf(contest), teams: [], winners: nobody };
    if (isFrozen(contest)) {
      const { top, players, winners, teams } = await frozenOf(contest);
      const sums = [...teams].map(([team, sum]) => ({ team, ...sum }));
      return {
        top_players: top.slice(0, most).map((standing) => statusOnTheWire(contest, standing)),
        players,
        teams: teamsOnTheWire(contest, sums),
        winners,
      };
    }
    const top = await topOf(contest);
    const { players } = await boards.of(contest.promotionId);
    return {
      top_players: top.slice(0, most),
      players,
      teams: teamsOnTheWire(contest, await teamSums(contest)),
      winners: nobody,
    };
  };

  /** How a player stands among the others; undefined: not on the board. */
  const standingOf = async (
    contest: StoredContest,
    playerId: number,
    db?: Queryable,
  ): Promise<Standing | undefined> => {
    const { promotionId } = contest;
    if (!hasPlaces(contest)) return undefined;
    if (!isFrozen(contest)) return (await boards.of(promotionId, db)).standingOf(playerId);
    const results = await selectResultsOf(db ?? database, { playerId, promotionIds: [promotionId] });
    return results.get(promotionId);
  };

  const around = async (contest: StoredContest, place: number): Promise<Standing[]> => {
    const [from, to] = [place - neighboursEachSide, place + neighboursEachSide];
    const { promotionId } = contest;
    if (isFrozen(contest)) return selectResults(database, { promotionId, from, to });
    return (await boards.of(promotionId)).between(from, to);
  };

  return {
    nowOf,
    standingOf,
    async boardOf(contest: StoredContest, playerId: number | null): Promise<TournamentBoard> {
      const { top_players: top, players, teams } = await nowOf(contest, { most: mostShown });
      const own = playerId === null ? undefined : await standingOf(contest, playerId);
      const place = own?.isOn ? own.place : null;
      const neighbours = place != null && place > top.length ? await around(contest, place) : [];
      return {
        tournament_id: contest.promotionId,
        state: stateAt(contest, clock.now()),
        players,
        top,
        own: own?.isOn ? statusOnTheWire(contest, own) : null,
        neighbours: neighbours.map((standing) => statusOnTheWire(contest, standing)),
        teams,
      };
    },
  };
}

/** The result is written down. */
const isFrozen = ({ frozenAt }: StoredContest): boolean => frozenAt !== null;
