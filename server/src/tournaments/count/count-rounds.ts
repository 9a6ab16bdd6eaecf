import { type Consumer, type Event, type Tx, writeEvents } from '../../kit/index.ts';
import { roundOf, takenBack } from '../../promotions/index.ts';
import { holdOpenings, numberChanges } from '../contest-store.ts';
import { entriesAmong } from '../entries/entry-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { createAdmission, type Newcomer } from './admit-players.ts';
import { bestOf } from './best-of.ts';
import { lockCounting, noteCounted, readCounted, saveCounted, saveCounts } from './count-store.ts';
import { type CountingContests, createCountingContests } from './counting-contests.ts';
import { type ContestRounds, type CountedEntry, type CountedRounds, foldRounds, sortRounds } from './fold-rounds.ts';
import { scoreOf, type ToldRound } from './tally.ts';

const gatherMs = 250;

const toldRounds = (events: readonly Event[]): ToldRound[] =>
  events.flatMap((event): ToldRound[] => {
    if (event.topic === 'wager.settled') return [{ ...roundOf(event.data), roundId: event.data.roundId }];
    const off = event.topic === 'wager.rolled_back' ? takenBack(event.data) : null;
    return off && event.topic === 'wager.rolled_back' ? [{ ...off, roundId: event.data.roundId }] : [];
  });

const keyOf = ({ playerId, promotionId }: { playerId: number; promotionId: number }) => `${playerId}:${promotionId}`;

/**
 * Counts rounds of contests. Whoever moves an entry holds its contest until the commit; so does this, and what it has read is
 * what it moves. Everything told before a contest is due has been counted when this comes to that.
 */
export function countConsumer(ports: TournamentsPorts): Consumer {
  const copy = createCountingContests(ports);
  const admit = createAdmission(ports);

  /** Entries of whoever has played; those who need not join are let in. */
  async function entriesFor(tx: Tx, contests: CountingContests, touched: readonly ContestRounds[]) {
    const pairs = touched.flatMap(({ contest: { promotionId, meter }, byPlayer }) =>
      [...byPlayer].map(([playerId, rounds]) => ({ playerId, promotionId, rounds, isOpen: meter.from === 'start' })),
    );
    const found = new Map((await entriesAmong(tx, pairs)).map((entry) => [keyOf(entry), entry as CountedEntry]));
    const newcomers = pairs.flatMap((pair): Newcomer[] => {
      const contest = contests.contestOf(pair.promotionId);
      const begun = pair.rounds.filter(({ rounds }) => rounds === 1);
      if (!contest || !pair.isOpen || found.has(keyOf(pair)) || begun.length === 0) return [];
      return [{ contest, playerId: pair.playerId, rounds: begun }];
    });
    if ((await admit(tx, newcomers)) > 0) {
      const asked = newcomers.map(({ contest: { promotionId }, playerId }) => ({ playerId, promotionId }));
      for (const entry of await entriesAmong(tx, asked)) found.set(keyOf(entry), entry as CountedEntry);
    }
    return found;
  }

  /** Of contests in which so many rounds count: those that do, among the rounds that are told. */
  async function countedBefore(tx: Tx, touched: readonly ContestRounds[]): Promise<Map<string, CountedRounds>> {
    const asked = touched.flatMap(({ contest: { limit, promotionId }, byPlayer }) =>
      limit === null
        ? []
        : [...byPlayer].flatMap(([playerId, rounds]) =>
            rounds.map(({ roundId }) => ({ playerId, promotionId, roundId })),
          ),
    );
    const counted = new Map<string, CountedRounds>();
    for (const row of await readCounted(tx, asked)) {
      const own = counted.get(keyOf(row)) ?? new Map<string, boolean>();
      counted.set(keyOf(row), own.set(row.roundId, row.counts));
    }
    return counted;
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
    const counted = await countedBefore(tx, touched);
    const pointsOf = touched.some(({ contest }) => contest.strategy === 'points') ? await ports.pointsOf(tx) : () => 0n;
    const moved: { entry: CountedEntry; of: ContestRounds; recount: boolean }[] = [];
    const places: Parameters<typeof saveCounted>[1][number][] = [];
    for (const of of touched) {
      const { contest, byPlayer } = of;
      const isPoints = contest.strategy === 'points';
      for (const [playerId, own] of byPlayer) {
        const entry = entries.get(keyOf({ playerId, promotionId: contest.promotionId }));
        if (!entry) continue;
        const before = counted.get(keyOf(entry)) ?? new Map<string, boolean>();
        const known = new Map(before);
        const by = { pointsOf: isPoints ? pointsOf : () => 0n, counted: before };
        const folded = foldRounds(contest, entry, own, by);
        if (folded.moved) moved.push({ entry, of, recount: folded.recount && contest.strategy === 'rate' });
        for (const [roundId, counts] of before) {
          if (known.get(roundId) !== counts) places.push({ ...entry, roundId, counts });
        }
      }
    }
    if (moved.length === 0) return;
    await saveCounted(tx, places);
    for (const { entry, of, recount } of moved) {
      const { contest } = of;
      const counts = (game: string) => contests.countingIn(game).includes(contest);
      if (recount) Object.assign(entry, await bestOf(tx, contest, entry, counts));
    }
    await save(tx, moved);
  }

  async function save(tx: Tx, moved: readonly { entry: CountedEntry; of: ContestRounds }[]): Promise<void> {
    const numbers = await numberChanges(tx, [...new Set(moved.map(({ entry }) => entry.promotionId))]);
    await saveCounts(
      tx,
      moved.map(({ entry, of: { contest } }) => ({
        ...entry,
        score: scoreOf(contest.strategy, entry),
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
