import type { Currency, PromotionRule, Reward } from '@halley/contract';
import { type Consumer, invariant, type Tx } from '../../kit/index.ts';
import type { PrizeClaim } from '../../promotions/index.ts';
import type { TournamentsPorts } from '../ports.ts';
import { type LevelEntry, lockLevelEntries, noteSteps, readLevelEntries } from './level-store.ts';
import { type Level, reachedLevels, stepsOf } from './levels-of.ts';

type Needs = Pick<TournamentsPorts, 'promotions'>;

/** What may change: money of the promotion is there again, or the day is another. Until then it is asked again. */
const isForNow = (outcome: string | undefined) => outcome === 'budget' || outcome === 'per_day' || outcome === 'total';

/**
 * Levels that somebody has newly reached become due, each once, whatever is told how often: what was granted is counted in the
 * entry and, by its occasion, in the grant. A void afterwards takes nothing back.
 */
async function grantLevels(
  { promotions }: Needs,
  tx: Tx,
  moved: readonly { playerId: number; promotionId: number }[],
): Promise<void> {
  const found = await readLevelEntries(tx, moved);
  if (found.length === 0) return;
  const versions = await promotions.versionsOf(tx, found);
  const ruleOf = ({ promotionId, version }: LevelEntry): PromotionRule => {
    const rule = versions.find((one) => one.id === promotionId && one.version === version)?.rule;
    invariant(rule, 'a contest is of a version that is there');
    return rule;
  };
  const newLevels = (entry: LevelEntry): Level[] => reachedLevels(ruleOf(entry), entry).slice(entry.step);
  // Most news are of somebody who is on the way: nothing is locked for them.
  const entries = await lockLevelEntries(
    tx,
    found.filter((entry) => newLevels(entry).length > 0),
  );
  const players = await promotions.knownPlayers(
    tx,
    entries.map(({ playerId }) => playerId),
  );
  const due = entries.flatMap((entry) => {
    const currency = players.get(entry.playerId)?.currency;
    return currency === undefined ? [] : [{ entry, levels: newLevels(entry), currency }];
  });
  const claims = due.flatMap(({ entry, levels, currency }) =>
    levels.map((level) => ({ entry, claim: claimOf(entry, level, currency) })),
  );
  const outcomes = await promotions.claimPrizes(
    tx,
    claims.map(({ claim }) => claim),
  );
  await noteSteps(
    tx,
    due.flatMap(({ entry, levels }) => {
      const own = outcomes.filter((_, index) => claims[index]?.entry === entry);
      const stop = own.findIndex(isForNow);
      const step = entry.step + (stop === -1 ? levels.length : stop);
      return step === entry.step ? [] : [{ ...entry, step, isLast: step === stepsOf(ruleOf(entry)) }];
    }),
  );
}

/** Money of a level was earned, as a prize is: who takes a break between reaching and giving is paid all the same (PR-11). */
function claimOf(
  { playerId, promotionId, version }: LevelEntry,
  { level, rewards }: Level,
  currency: Currency,
): PrizeClaim {
  const isMoney = (reward: Reward): reward is Extract<Reward, { type: 'cash' }> => reward.type === 'cash';
  const cash = rewards.filter(isMoney).reduce((sum, { amount }) => sum + BigInt(amount?.[currency] ?? 0), 0n);
  return {
    playerId,
    promotionId,
    version,
    occasion: `level:${level}`,
    currency,
    cash,
    rewards: rewards.filter((reward) => !isMoney(reward)),
  };
}

/** How long news are gathered under load: counting has said what counts, and a gift may come a moment later. */
const gatherMs = 500;

/** Follows what is counted. It gives nothing itself and waits for no wallet. */
export function levelsConsumer(ports: Needs): Consumer {
  return {
    name: 'tournaments-levels',
    topics: ['tournaments.scored'],
    gatherMs,
    handle: (tx, events) =>
      grantLevels(
        ports,
        tx,
        events.flatMap((event) => (event.topic === 'tournaments.scored' ? [event.data] : [])),
      ),
  };
}
