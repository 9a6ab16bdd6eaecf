import type { PromotionRule, Reward } from '@halley/contract';
import type { Entry } from '../contest.ts';

type Rule = Pick<PromotionRule, 'kind' | 'trigger'>;

/** A level of a quest or achievement. */
export interface Level {
  /** From 1. */
  level: number;
  /** In subunits of the contest's currency, or rounds. */
  at: bigint;
  rewards: readonly Reward[];
}

/**
 * The levels of a contest, lowest first. Everybody stands on the first of a quest, and it gives nothing: the steps of its rule are
 * those from the second on. An achievement is its one step. What goes by places has none.
 */
export function levelsOf({ kind, trigger }: Rule): Level[] {
  if (!('reaches' in trigger)) return [];
  const start: Level[] = kind === 'quest' ? [{ level: 1, at: 0n, rewards: [] }] : [];
  return [
    ...start,
    ...trigger.reaches.map(({ at, rewards }, index) => ({
      level: start.length + index + 1,
      at: typeof at === 'number' ? BigInt(at) : 0n,
      rewards,
    })),
  ];
}

const millionths = 1_000_000n;

/** The levels with something to give that somebody has reached, lowest first. */
export function reachedLevels(rule: Rule, { bets, gamesTaken }: Pick<Entry, 'bets' | 'gamesTaken'>): Level[] {
  const isOfRounds = 'meter' in rule.trigger && rule.trigger.meter?.of === 'rounds';
  return levelsOf(rule).filter(
    ({ at, rewards }) => rewards.length > 0 && (isOfRounds ? BigInt(gamesTaken) >= at : bets >= at * millionths),
  );
}

/** How many levels give something. */
export const stepsOf = (rule: Rule): number => levelsOf(rule).filter(({ rewards }) => rewards.length > 0).length;
