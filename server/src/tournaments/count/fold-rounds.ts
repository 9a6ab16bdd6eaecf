import type { CountedRound } from '../../promotions/index.ts';
import type { Entry } from '../contest.ts';
import type { ContestIndex } from './index-contests.ts';
import { addPart, type CountingContest, partOf, type Tally, type ToldRound } from './tally.ts';

/** An entry as counting moves it. */
export interface CountedEntry extends Tally, Pick<Entry, 'playerId' | 'promotionId' | 'state' | 'joinedAt'> {}

/** Rounds of a contest that were found by their game, by player, in the order in which they were told. */
export interface ContestRounds {
  contest: CountingContest;
  byPlayer: Map<number, ToldRound[]>;
}

/** Rounds by the contests that may count them. */
export function sortRounds(countingIn: ContestIndex['countingIn'], rounds: readonly ToldRound[]): ContestRounds[] {
  const found = new Map<CountingContest, Map<number, ToldRound[]>>();
  for (const round of rounds) {
    const openedMs = round.openedAt.getTime();
    for (const contest of countingIn(round.game, round.currency)) {
      if (openedMs < contest.startsMs || openedMs >= contest.endsMs) continue;
      const byPlayer = found.get(contest) ?? new Map<number, ToldRound[]>();
      if (byPlayer.size === 0) found.set(contest, byPlayer);
      const own = byPlayer.get(round.playerId);
      if (own) own.push(round);
      else byPlayer.set(round.playerId, [round]);
    }
  }
  return [...found].map(([contest, byPlayer]) => ({ contest, byPlayer }));
}

/** Which rounds of a limited contest count for somebody; false: it was taken back. */
export type CountedRounds = Map<string, boolean>;

export interface Folded {
  moved: boolean;
  /** The best result may have been taken back: it is looked for among the rounds. */
  recount: boolean;
}

/** Counts rounds of one player in one contest, in the order in which they were told. The entry and `counted` are moved. */
export function foldRounds(
  contest: CountingContest,
  entry: CountedEntry,
  rounds: readonly ToldRound[],
  { pointsOf, counted }: { pointsOf: (round: CountedRound) => bigint; counted: CountedRounds },
): Folded {
  const folded: Folded = { moved: false, recount: false };
  if (entry.state !== 'running' && entry.state !== 'completed') return folded;
  for (const round of rounds) {
    if (round.openedAt < entry.joinedAt) continue;
    const part = partOf(contest, round);
    if (!part) continue;
    if (contest.limit !== null) part.rounds = placeOf(contest.limit, { entry, round, counted });
    if (contest.limit !== null && !counted.has(round.roundId)) continue;
    addPart(entry, { part, points: pointsOf(round), at: round.at, strategy: contest.strategy });
    folded.moved = true;
    if (round.rounds !== 1) folded.recount = true;
  }
  return folded;
}

/** Takes a place of a contest that counts so many rounds, or gives one back. @returns by how many it has moved */
function placeOf(
  limit: number,
  { entry, round, counted }: { entry: CountedEntry; round: ToldRound; counted: CountedRounds },
): number {
  const { roundId, rounds } = round;
  const before = counted.get(roundId);
  if (rounds === 1 && before === undefined && entry.gamesTaken < limit) {
    counted.set(roundId, true);
    return 1;
  }
  if (rounds !== -1 || before !== true) return 0;
  counted.set(roundId, false);
  return -1;
}
