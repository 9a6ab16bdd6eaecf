import type { TournamentStrategy } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountedRound } from '../../promotions/index.ts';
import { type CountedEntry, type CountedRounds, foldRounds, sortRounds } from './fold-rounds.ts';
import { indexContests } from './index-contests.ts';
import { type CountingContest, partOf, scoreOf, type ToldRound } from './tally.ts';

const start = Date.UTC(2026, 10, 17);
const hourMs = 60 * 60 * 1000;
const meter = { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'joined' } as const;
const aContest = (changed: Partial<CountingContest> = {}): CountingContest => ({
  promotionId: 1,
  version: 1,
  startsMs: start,
  endsMs: start + 10 * hourMs,
  meter,
  strategy: 'bet',
  rates: { EUR: 1_000_000, USD: 900_001 },
  limit: null,
  ...changed,
});
const anEntry = (changed: Partial<CountedEntry> = {}): CountedEntry => ({
  playerId: 7,
  promotionId: 1,
  state: 'running',
  joinedAt: new Date(start),
  bets: 0n,
  wins: 0n,
  rate: 0n,
  gamesTaken: 0,
  points: 0n,
  reachedAt: new Date(start),
  ...changed,
});
const aRound = (changed: Partial<ToldRound> = {}): ToldRound => ({
  roundId: 'a',
  playerId: 7,
  game: 'halley-studio/comet-run',
  currency: 'EUR',
  openedAt: new Date(start + hourMs),
  at: new Date(start + 2 * hourMs),
  stake: 100n,
  stakeBonus: 0n,
  win: 0n,
  winBonus: 0n,
  rounds: 1,
  isFree: false,
  ...changed,
});
const pointsOf = (round: CountedRound) => round.stake * 1_000n;
const fold = (contest: CountingContest, entry: CountedEntry, rounds: ToldRound[], counted: CountedRounds = new Map()) =>
  foldRounds(contest, entry, rounds, { pointsOf, counted });
const takenBack = (round: ToldRound): ToldRound => ({
  ...round,
  stake: -round.stake,
  stakeBonus: -round.stakeBonus,
  win: -round.win,
  winBonus: -round.winBonus,
  rounds: -1,
});

describe('what counts', () => {
  test.each([
    ['opened in time', {}, true],
    ['opened at its first moment', { openedAt: new Date(start) }, true],
    ['opened before it', { openedAt: new Date(start - 1) }, false],
    ['opened at its end', { openedAt: new Date(start + 10 * hourMs) }, false],
    ['closed after its end', { at: new Date(start + 11 * hourMs) }, true],
    ['in a currency that is not in it', { currency: 'NOK' }, false],
    ['a free round', { isFree: true }, false],
    ['bonus money alone', { stakeBonus: 100n }, false],
  ] as const)('%s', (_what, changed, counts) => {
    const round = aRound(changed as Partial<ToldRound>);
    expect(partOf(aContest(), round) !== null).toBe(counts);
    const { countingIn } = indexContests([{ contest: aContest(), counts: () => true }]);
    expect(sortRounds(countingIn, [round]).length > 0).toBe(counts || round.isFree || round.stakeBonus > 0n);
  });

  test('all money, where the rule says so; of a stake that is too small nothing', () => {
    const all = aContest({ meter: { ...meter, money: 'all', stakeAtLeast: { EUR: 50 } } });
    expect(partOf(all, aRound({ stakeBonus: 60n }))?.bets).toBe(100_000_000n);
    expect(partOf(all, aRound({ stake: 49n }))).toBeNull();
    expect(partOf(all, aRound({ stake: -49n, rounds: -1 }))).toBeNull();
    expect(partOf(all, aRound({ currency: 'USD' }))).toBeNull();
    expect(partOf(aContest(), aRound({ stakeBonus: 60n }))?.bets).toBe(40_000_000n);
  });

  test('[SPORT-84] of bets on events those from the odds on count, and none that is void or was sold', () => {
    const contest = aContest();
    const asking = { ...contest, meter: { ...contest.meter, minOdds: 1.5 } };
    expect(partOf(asking, aRound({ odds: 1_500 }))).not.toBeNull();
    expect(partOf(asking, aRound({ odds: 1_499 }))).toBeNull();
    expect(partOf(asking, aRound())).toBeNull();
    expect(partOf(contest, aRound({ odds: 3_000, uncounted: true }))).toBeNull();
  });

  test('who has joined late counts from then on; who has left or was excluded does not', () => {
    const late = anEntry({ joinedAt: new Date(start + hourMs + 1) });
    expect(fold(aContest(), late, [aRound()])).toEqual({ moved: false, recount: false });
    for (const state of ['left', 'excluded', 'over'] as const) {
      expect(fold(aContest(), anEntry({ state }), [aRound()]).moved).toBe(false);
    }
  });

  test('another currency counts by the frozen rate, exactly', () => {
    const entry = anEntry();
    fold(aContest(), entry, [aRound({ currency: 'USD', stake: 3n }), aRound({ currency: 'USD', stake: 7n })]);
    expect(entry.bets).toBe(9_000_010n);
    expect(scoreOf('bet', entry)).toBe(9n);
  });

  test('a win that comes late is added, and of the best result it is looked for anew', () => {
    const entry = anEntry();
    const late = aRound({ stake: 0n, win: 500n, rounds: 0 });
    expect(fold(aContest({ strategy: 'win' }), entry, [aRound({ win: 10n }), late])).toEqual({
      moved: true,
      recount: true,
    });
    expect([scoreOf('win', entry), entry.gamesTaken]).toEqual([510n, 1]);
  });
});

describe('so many rounds count', () => {
  test('the first ones; one that is taken back gives its place to another', () => {
    const [contest, entry, counted] = [aContest({ limit: 2, strategy: 'spin' }), anEntry(), new Map<string, boolean>()];
    const rounds = ['a', 'b', 'c'].map((roundId) => aRound({ roundId }));
    fold(contest, entry, rounds, counted);
    expect([entry.gamesTaken, entry.bets]).toEqual([2, 200_000_000n]);
    // The third does not count: nor does taking it back.
    fold(contest, entry, [takenBack(rounds[2] as ToldRound)], counted);
    expect(entry.gamesTaken).toBe(2);
    fold(contest, entry, [takenBack(rounds[0] as ToldRound), aRound({ roundId: 'd' })], counted);
    expect([entry.gamesTaken, entry.bets]).toEqual([2, 200_000_000n]);
    expect([...counted]).toEqual([
      ['a', false],
      ['b', true],
      ['d', true],
    ]);
  });

  test('a round of which a second part is taken back gives one place', () => {
    const [contest, entry, counted] = [aContest({ limit: 2, strategy: 'spin' }), anEntry(), new Map<string, boolean>()];
    const half = aRound({ stake: -50n, rounds: -1 });
    fold(contest, entry, [aRound(), half, half], counted);
    expect([entry.gamesTaken, entry.bets]).toEqual([0, 0n]);
  });
});

const strategies: TournamentStrategy[] = ['spin', 'bet', 'win', 'rate', 'points'];
const anyRound = fc
  .record({
    roundId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    currency: fc.constantFrom('EUR' as const, 'USD' as const, 'NOK' as const),
    openedMs: fc.integer({ min: -hourMs, max: 11 * hourMs }),
    playedMs: fc.integer({ min: 0, max: hourMs }),
    stake: fc.bigInt({ min: 0n, max: 500n }),
    win: fc.bigInt({ min: 0n, max: 900n }),
    rounds: fc.constantFrom(1 as const, 0 as const, -1 as const),
    isFree: fc.boolean(),
  })
  .map(({ openedMs, playedMs, stake, win, rounds, ...round }) => {
    const sign = rounds === -1 ? -1n : 1n;
    const times = { openedAt: new Date(start + openedMs), at: new Date(start + openedMs + playedMs) };
    return aRound({ ...round, ...times, rounds, stake: rounds === 0 ? 0n : sign * stake, win: sign * win });
  });

test('rounds come to the same however they are split into steps', () => {
  const asked = fc.record({
    rounds: fc.array(anyRound, { maxLength: 30 }),
    cuts: fc.array(fc.nat({ max: 30 })),
    strategy: fc.constantFrom(...strategies),
    limit: fc.constantFrom(null, 1, 3),
  });
  fc.assert(
    fc.property(asked, ({ rounds, cuts, strategy, limit }) => {
      const contest = aContest({ strategy, limit });
      const [whole, parts] = [anEntry(), anEntry()];
      const [countedWhole, countedParts] = [new Map<string, boolean>(), new Map<string, boolean>()];
      fold(contest, whole, rounds, countedWhole);
      const places = [0, ...cuts.sort((one, other) => one - other), rounds.length];
      places.slice(1).forEach((end, index) => {
        fold(contest, parts, rounds.slice(places[index], end), countedParts);
      });
      expect(parts).toEqual(whole);
      expect(countedParts).toEqual(countedWhole);
      if (limit !== null) expect(whole.gamesTaken).toBeLessThanOrEqual(limit);
    }),
  );
});

test('sums are the same in whatever order rounds and voids come, and nothing is left of what was taken back', () => {
  const asked = fc.record({
    rounds: fc.array(
      anyRound.filter(({ rounds }) => rounds === 1),
      { maxLength: 12 },
    ),
    seed: fc.infiniteStream(fc.nat()),
    strategy: fc.constantFrom(...strategies.filter((one) => one !== 'rate')),
  });
  fc.assert(
    fc.property(asked, ({ rounds, seed, strategy }) => {
      const contest = aContest({ strategy });
      const kept = rounds.filter((_, index) => index % 3 !== 0);
      const news = [...rounds, ...rounds.filter((_, index) => index % 3 === 0).map((one) => takenBack(one))];
      const shuffled = news.map((one) => ({ one, place: seed.next().value })).sort((a, b) => a.place - b.place);
      const [inDisorder, plain] = [anEntry(), anEntry()];
      fold(
        contest,
        inDisorder,
        shuffled.map(({ one }) => ({ ...one, isFree: false })),
      );
      fold(
        contest,
        plain,
        kept.map((one) => ({ ...one, isFree: false })),
      );
      const sums = ({ bets, wins, gamesTaken, points }: CountedEntry) => ({ bets, wins, gamesTaken, points });
      expect(sums(inDisorder)).toEqual(sums(plain));
    }),
  );
});
