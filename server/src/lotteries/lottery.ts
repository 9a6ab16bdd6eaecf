import type { Beacon, Contest, LotteryTickets, PromotionRule, PromotionState } from '@halley/contract';
import type { PromotionTerms } from '../promotions/index.ts';

/** A lottery as it is stored: how far it is. The rule is in the version it was opened with. */
export interface StoredLottery {
  promotionId: number;
  version: number;
  identifier: string;
  state: 'open' | 'frozen' | 'drawn' | 'canceled';
  startsAt: Date;
  endsAt: Date;
  drawAt: Date;
  /** Sealed. */
  seed: Buffer;
  seedHash: string;
  openedSeed: string | null;
  salt: Buffer;
  beacon: Beacon;
  namedRound: number;
  round: number;
  /** How many numbers were given. */
  tickets: number;
  ranges: number;
  root: string | null;
  frozenAt: Date | null;
  signature: string | null;
  drawnAt: Date | null;
  movedAt: Date;
}

/** Terms of a lottery: what makes it one is there. */
export type LotteryTerms = PromotionTerms & {
  rule: PromotionRule & { contest: Contest & { tickets: LotteryTickets } };
};

export const isLotteryTerms = (terms: PromotionTerms): terms is LotteryTerms =>
  terms.rule.kind === 'lottery' && terms.rule.contest?.tickets !== undefined;

export const isBetween = ({ startsAt, endsAt }: Pick<StoredLottery, 'startsAt' | 'endsAt'>, at: Date): boolean =>
  at >= startsAt && at < endsAt;

/** How the promotion of a lottery stands. */
export interface PromotionStanding {
  state: PromotionState;
  changedAt: Date;
}

/** Ended before its time: by people, for a promotion that has come to its end is ended afterwards. */
export const isCalledOff = ({ endsAt }: Pick<StoredLottery, 'endsAt'>, { state, changedAt }: PromotionStanding) =>
  state === 'ended' && changedAt < endsAt;

/** Gives tickets: a pause gives nothing new. News of the last deposits may come when the promotion has ended by itself. */
export const givesTickets = (lottery: Pick<StoredLottery, 'state' | 'endsAt'>, standing: PromotionStanding) =>
  lottery.state === 'open' &&
  (standing.state === 'live' || (standing.state === 'ended' && !isCalledOff(lottery, standing)));
