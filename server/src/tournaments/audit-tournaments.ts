import { currencyCodes } from '@halley/contract';
import type { Finding } from '../audit/index.ts';
import { invariant, type Queryable } from '../kit/index.ts';
import { type ClaimedPrize, contestPlaces, type PrizePool, type PromotionTerms, prizeIn } from '../promotions/index.ts';
import {
  allContests,
  overTheLimit,
  prizePlaces,
  wronglyDecided,
  wrongPlaces,
  wrongScores,
  wrongWinners,
} from './audit-store.ts';
import { type StoredContest, strategyOf } from './contest.ts';

/** What the books of promotions say. */
interface Books {
  versionsOf(
    db: Queryable,
    wanted: readonly { promotionId: number; version: number }[],
  ): Promise<readonly PromotionTerms[]>;
  claimedPrizes(db: Queryable, promotionId: number): Promise<readonly ClaimedPrize[]>;
  readPools(db: Queryable, promotionIds: readonly number[]): Promise<ReadonlyMap<number, PrizePool>>;
}

/** B9: scores are what was counted, results are in their order, prizes are those of the rule, to the subunit. */
export function auditTournaments(books: Books) {
  return async (db: Queryable): Promise<Finding[]> => {
    const findings: Finding[] = [];
    const add = (check: string, details: readonly string[]) =>
      findings.push(...details.map((detail) => ({ check, detail })));
    add('a contest is decided once, and only with its result', await wronglyDecided(db));
    add('places of a result follow each other by score', await wrongPlaces(db));
    add('prizes go to real players, in the order of places', await wrongWinners(db));
    const contests = await allContests(db);
    const terms = new Map((await books.versionsOf(db, contests)).map((one) => [`${one.id}:${one.version}`, one.rule]));
    const pools = await books.readPools(
      db,
      contests.map(({ promotionId }) => promotionId),
    );
    for (const { promotionId, version, kind, state } of contests) {
      const rule = terms.get(`${promotionId}:${version}`);
      invariant(rule?.contest, 'a contest is of a version that says what it is');
      const contest = { promotionId, rule: rule as StoredContest['rule'], isFinished: state === 'finished' };
      const asked = { promotionIds: [promotionId], strategy: strategyOf(contest) };
      add('a contest that is open has its pool set aside', wrongPool(contest, state, pools.get(promotionId)));
      add('a score is what was counted', await wrongScores(db, asked));
      const limit = rule.contest.gamesTakenLimit;
      if (limit !== undefined) add('so many rounds count, and no more', await overTheLimit(db, { promotionId, limit }));
      if (kind !== 'tournament') continue;
      const claimed = await books.claimedPrizes(db, promotionId);
      add('prizes are those of the rule', wrongPrizes(contest, await prizePlaces(db, promotionId), claimed));
    }
    return findings;
  };
}

/** Prizes that nobody has won, that are not what the rule says, or that were not claimed. */
function wrongPrizes(
  { promotionId, rule, isFinished }: Pick<StoredContest, 'promotionId' | 'rule'> & { isFinished: boolean },
  winners: ReadonlyMap<number, number>,
  claimed: readonly ClaimedPrize[],
): string[] {
  const places = contestPlaces(rule.contest);
  const taken = new Set(claimed.map(({ occasion }) => occasion));
  const missing = [...winners.values()].filter((place) => {
    const prize = places[place - 1];
    const isWorth = prize && (prize.rewards.length > 0 || isMoneyToAll(rule.contest, prize.cash));
    return isWorth && !taken.has(`place:${place}`);
  });
  const wrong = claimed.filter(({ playerId, occasion, currency: own, cash }) => {
    const place = winners.get(playerId);
    const prize = place === undefined ? undefined : places[place - 1];
    if (!prize || occasion !== `place:${place}`) return true;
    const due = prizeIn(rule.contest, { cash: prize.cash, own });
    return due.currency !== own || due.amount !== cash;
  });
  return [
    ...wrong.map(
      ({ playerId, occasion, cash }) => `promotion ${promotionId}, player ${playerId}, ${occasion}: ${cash}`,
    ),
    ...(isFinished ? missing.map((place) => `promotion ${promotionId}, place ${place} was not claimed`) : []),
    ...(taken.size === claimed.length ? [] : [`promotion ${promotionId}: a place was claimed twice`]),
  ];
}

/** A share of a small pool may be less than a subunit, in the contest's currency or in a player's: then there is nothing to claim. */
const isMoneyToAll = (contest: StoredContest['rule']['contest'], cash: bigint) =>
  cash > 0n && currencyCodes.every((own) => prizeIn(contest, { cash, own }).amount > 0n);

/** B6. One that was being decided when pools came has none. */
function wrongPool(
  { promotionId, rule }: Pick<StoredContest, 'promotionId' | 'rule'>,
  state: string,
  pool?: PrizePool,
) {
  const promised = BigInt(rule.contest.pool ?? 0);
  const isOver = state === 'finished' || state === 'canceled';
  const isRight = pool
    ? isOver === (pool.closedAt !== null) && (isOver || pool.promised === promised)
    : promised === 0n || state !== 'open';
  return isRight
    ? []
    : [`promotion ${promotionId} is ${state}, promises ${promised} and has set aside ${pool?.promised ?? 0n}`];
}
