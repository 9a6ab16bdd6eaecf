import type { Contest, Meter, PromotionRule, TournamentStrategy } from '@halley/contract';

/** How far a contest is; `open` covers what is to come and what runs, by its dates. */
export type ContestState = 'open' | 'settling' | 'finished' | 'canceled';

/** A tournament, quest or achievement as it is stored, with the rule of its version. */
export interface StoredContest {
  promotionId: number;
  version: number;
  kind: 'tournament' | 'quest' | 'achievement';
  state: ContestState;
  /** Rounds count from here on: as written, or when it was opened where that was later. */
  startsAt: Date;
  endsAt: Date;
  finishedAt: Date | null;
  /** What was told until then has been counted. */
  countedAt: Date | null;
  /** The result is written down: nothing counts any more, and prizes follow. */
  frozenAt: Date | null;
  /** Prizes of places up to this one have been claimed. */
  paidThrough: number;
  /** People look at signals until then. */
  heldUntil: Date | null;
  winnerTeam: number | null;
  teamSeedHash: string | null;
  /** The number of the last count. */
  changes: bigint;
  rule: PromotionRule & { contest: Contest };
}

/** What a contest counts. */
export function meterOf({ rule: { trigger } }: Pick<StoredContest, 'rule'>): Meter | undefined {
  if ('rank' in trigger) return trigger.rank;
  return 'meter' in trigger ? trigger.meter : undefined;
}

/** What places go by. */
export function strategyOf(contest: Pick<StoredContest, 'rule'>): TournamentStrategy {
  const of = meterOf(contest)?.of;
  switch (of) {
    case 'rounds':
      return 'spin';
    case 'win':
      return 'win';
    case 'multiple':
      return 'rate';
    case 'points':
      return 'points';
    default:
      return 'bet';
  }
}

export type EntryState = 'running' | 'completed' | 'over' | 'left' | 'excluded';

/** How somebody stands in a contest. */
export interface Entry {
  id: number;
  playerId: number;
  promotionId: number;
  nickname: string;
  state: EntryState;
  team: number | null;
  joinedAt: Date;
  /** In millionths of a subunit of the contest's currency. */
  bets: bigint;
  wins: bigint;
  /** In millionths. */
  rate: bigint;
  gamesTaken: number;
  points: bigint;
  /** What places go by. */
  score: bigint;
  reachedAt: Date;
  /** How many levels were granted. */
  step: number;
  simulated: boolean;
}
