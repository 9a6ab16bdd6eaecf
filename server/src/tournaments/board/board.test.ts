import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board, type BoardEntry } from './board.ts';

const teams = 3;

interface Change extends Pick<BoardEntry, 'score' | 'reachedMicros' | 'isOn'> {
  player: number;
}

/** What may happen to one of a few players: scores rise, are voided, players leave or are excluded. */
const change: fc.Arbitrary<Change> = fc.record({
  player: fc.integer({ min: 1, max: 40 }),
  score: fc.bigInt({ min: 0n, max: 6n }),
  reachedMicros: fc.integer({ min: 1, max: 5 }),
  isOn: fc.boolean(),
});
const steps = fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 25 });

function entryOf({ player, score, reachedMicros, isOn }: Change): BoardEntry {
  return {
    // Not in the order of players: who stands above whom goes by the entry, not by its owner.
    id: 1000 - ((player * 7) % 41),
    playerId: player,
    nickname: `p***${player}`,
    isOn,
    team: player % 5 === 0 ? null : (player % teams) + 1,
    score,
    reachedMicros,
    bets: score * 10n,
    wins: 0n,
    rate: 0,
    gamesTaken: 1,
    points: 0,
    simulated: false,
    number: null,
  };
}

const better = (one: BoardEntry, other: BoardEntry) =>
  Number(other.score - one.score) || one.reachedMicros - other.reachedMicros || one.id - other.id;

test('[TOURN-01] after any sequence of counts, voids, leaves and exclusions the places are those of a plain sort', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const board = new Board();
      const entries = new Map<number, BoardEntry>();
      for (const changes of sequence) {
        const merged = new Map(changes.map((one) => [one.player, entryOf(one)]));
        board.merge([...merged.values()]);
        for (const [player, entry] of merged) entries.set(player, entry);

        const sorted = [...entries.values()].filter(({ isOn, score }) => isOn && score > 0n).sort(better);
        expect(board.places).toBe(sorted.length);
        expect(board.players).toBe([...entries.values()].filter(({ isOn }) => isOn).length);
        expect(board.between(1, sorted.length).map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
        for (const entry of entries.values()) {
          const place = sorted.indexOf(entry) + 1 || null;
          const inTeam = sorted.filter(({ team }) => team === entry.team).indexOf(entry) + 1 || null;
          const placeInTeam = entry.team === null ? null : inTeam;
          expect(board.standingOf(entry.playerId)).toEqual({ ...entry, place, placeInTeam });
        }
        expect(board.teams(teams, 2)).toEqual(
          Array.from({ length: teams }, (_, index) => {
            const members = sorted.filter(({ team }) => team === index + 1);
            const sum = members.slice(0, 2).reduce((whole, { score }) => whole + score, 0n);
            const all = [...entries.values()].filter(({ isOn, team }) => isOn && team === index + 1);
            return { team: index + 1, score: sum, players: all.length };
          }),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('a board of many grows, and answers what lies around a place', () => {
  const board = new Board();
  const many = Array.from({ length: 5_000 }, (_, index) =>
    entryOf({ player: index + 1, score: BigInt(index + 1), reachedMicros: 1, isOn: true }),
  );
  board.merge(many.map((entry, index) => ({ ...entry, id: index + 1 })));
  expect(board.standingOf(5_000)?.place).toBe(1);
  expect(board.standingOf(1)?.place).toBe(5_000);
  expect(board.between(2_497, 2_503).map(({ playerId }) => playerId)).toEqual([
    2504, 2503, 2502, 2501, 2500, 2499, 2498,
  ]);
  expect(board.between(4_999, 6_000).map(({ playerId }) => playerId)).toEqual([2, 1]);
  expect(board.between(-3, 1).map(({ playerId }) => playerId)).toEqual([5_000]);
  expect(board.standingOf(9_999)).toBeUndefined();
  const before = board.revision;
  board.merge([]);
  expect(board.revision).toBe(before);
});
