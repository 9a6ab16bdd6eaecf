import type { PromotionRule, PromotionState } from '@halley/contract';
import type { PromotionFacts } from '../identity/index.ts';

/** A version of a promotion: its rule as it was written, and the hash of it. */
export interface PromotionTerms {
  id: number;
  version: number;
  hash: string;
  rule: PromotionRule;
}

/** The row that says which version counts. */
export interface StoredPromotion {
  id: number;
  kind: PromotionRule['kind'];
  state: PromotionState;
  version: number;
  changedAt: Date;
}

/** A player as rules see them. */
export interface KnownPlayer extends PromotionFacts {
  segments: readonly string[];
  /** What the brand they joined offers, where it has a list of its own. */
  offers?: readonly number[] | undefined;
  /** PR-01: may be offered and given something now. */
  mayReceive: boolean;
  /** PR-14: how many bonuses the market still allows, and how many are promised and not given; null: no rule. */
  bonuses: { left: number; promised: number } | null;
}
