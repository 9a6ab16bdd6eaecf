import { type Consumer, type Event, type Tx, writeEvents } from '../../kit/index.ts';
import { roundOf, takenBack } from '../../promotions/index.ts';
import { holdOpenings, numberChanges } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { createAdmission, type Newcomer } from './admit-players.ts';
import { bestOf } from './best-of.ts';
import { lockCounting, noteCounted, readCounting, saveCounts } from './count-store.ts';
import { type CountingContests, createCountingContests } from './counting-contests.ts';
import { type ContestRounds, type CountedEntry, type CountedRounds, foldRounds, sortRounds } from './fold-rounds.ts';
import { openPlaces } from './open-places.ts';
import { type CountingContest, scoreOf, type ToldRound } from './tally.ts';

const gatherMs = 250;

const noPoints = () => 0n;
/** Of contests in which all rounds count. */
const noPlaces: CountedRounds = new Map();

const toldRounds = (events: readonly Event[]): ToldRound[] =>
  events.flatMap((event): ToldRound[] => {
    if (event.topic === 'wager.settled') return [{ ...roundOf(event.data), roundId: event.data.roundId }];
    const off = event.topic === 'wager.rolled_back' ? takenBack(event.data) : null;
    return off && event.topic === 'wager.rolled_back' ? [{ ...off, roundId: event.data.roundId }] : [];
  });

/** By contest, then by player. */
type Entries = Map<number, Map<number, CountedEntry>>;

function addTo(entries: Entries, found: readonly CountedEntry[]): Entries {
  for (const entry of found) {
    const own = entries.get(entry.promotionId) ?? new Map<number, CountedEntry>();
    if (own.size === 0) entries.set(entry.promotionId, own);
    own.set(entry.playerId, entry);
  }
  return entries;
}

interface Moved {
  entry: CountedEntry;
  contest: CountingContest;
  recount: boolean;
}

/**
 * Counts rounds of contests. Whoever moves an entry holds its contest until the commit; so does this, and what it has read is
 * what it moves. Everything told before a contest is due has been counted when this comes to that.
 */
export function countConsumer(ports: TournamentsPorts): Consumer {
  const copy = createCountingContests(ports);
  const admit = createAdmission(ports);

  /** Entries of whoever has played; those who need not join are let in. */
  async function entriesFor(tx: Tx, contests: CountingContests, touched: readonly ContestRounds[]): Promise<Entries> {
    const pairs = touched.flatMap(({ contest: { promotionId }, byPlayer }) =>
      Array.from(byPlayer.keys(), (playerId) => ({ playerId, promotionId })),
    );
    const entries = addTo(new Map(), await readCounting(tx, pairs));
    const newcomers = touched.flatMap(({ contest: { promotionId, meter }, byPlayer }): Newcomer[] => {
      const contest = meter.from === 'start' ? contests.contestOf(promotionId) : undefined;
      if (!contest) return [];
      return [...byPlayer].flatMap(([playerId, all]): Newcomer[] => {
        if (entries.get(promotionId)?.has(playerId)) return [];
        const rounds = all.filter((round) => round.rounds === 1);
        return rounds.length > 0 ? [{ contest, playerId, rounds }] : [];
      });
    });
    if ((await admit(tx, newcomers)) === 0) return entries;
    const asked = newcomers.map(({ contest: { promotionId }, playerId }) => ({ playerId, promotionId }));
    return addTo(entries, await readCounting(tx, asked));
  }

  async function count(tx: Tx, rounds: readonly ToldRound[]): Promise<void> {
    await holdOpenings(tx);
    const contests = await copy.current(tx);
    const found = sortRounds(contests.countingIn, rounds);
    if (found.length === 0) return;
    const counting = await lockCounting(
      tx,
      found.map(({ contest }) => contest.promotionId),
    );
    const touched = found.filter(({ contest }) => counting.has(contest.promotionId));
    const entries = await entriesFor(tx, contests, touched);
    const pointsOf = touched.some(({ contest }) => contest.strategy === 'points') ? await ports.pointsOf(tx) : noPoints;
    const moved: Moved[] = [];
    for (const { contest, byPlayer } of touched) {
      const own = entries.get(contest.promotionId);
      if (!own) continue;
      const limited = contest.limit === null ? null : await openPlaces(tx, contest, byPlayer);
      const by = { pointsOf: contest.strategy === 'points' ? pointsOf : noPoints, counted: noPlaces };
      for (const [playerId, played] of byPlayer) {
        const entry = own.get(playerId);
        if (!entry) continue;
        if (limited) by.counted = limited.of(playerId);
        const folded = foldRounds(contest, entry, played, by);
        if (folded.moved) moved.push({ entry, contest, recount: folded.recount && contest.strategy === 'rate' });
      }
      await limited?.save();
    }
    for (const { entry, contest, recount } of moved) {
      const counts = (game: string) => contests.counts(contest, game);
      if (recount) Object.assign(entry, await bestOf(tx, contest, entry, counts));
    }
    if (moved.length > 0) await save(tx, moved);
  }

  async function save(tx: Tx, moved: readonly Moved[]): Promise<void> {
    const numbers = await numberChanges(tx, [...new Set(moved.map(({ entry }) => entry.promotionId))]);
    await saveCounts(
      tx,
      moved.map(({ entry, contest: { strategy } }) => ({
        entry,
        score: scoreOf(strategy, entry),
        changed: numbers.get(entry.promotionId) ?? 0n,
      })),
    );
    await writeEvents(
      tx,
      'tournaments.scored',
      moved.map(({ entry: { playerId, promotionId } }) => ({ playerId, promotionId })),
    );
  }

  return {
    name: 'tournaments-count',
    topics: ['wager.settled', 'wager.rolled_back', 'tournaments.due'],
    once: true,
    gatherMs,
    async handle(tx, events) {
      const rounds = toldRounds(events);
      if (rounds.length > 0) await count(tx, rounds);
      const due = events.flatMap((event) => (event.topic === 'tournaments.due' ? [event.data.promotionId] : []));
      await noteCounted(tx, [...new Set(due)], ports.clock.now());
    },
  };
}
