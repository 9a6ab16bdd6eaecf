import type { PromotionState } from '@halley/contract';

/** What may become of a promotion. An approved version goes back to a draft when somebody writes another one. */
const promotionMoves: Record<PromotionState, readonly PromotionState[]> = {
  draft: ['proposed', 'ended'],
  proposed: ['draft', 'approved', 'ended'],
  approved: ['draft', 'live', 'ended'],
  live: ['paused', 'ended'],
  paused: ['live', 'draft', 'ended'],
  ended: [],
};

export const mayMove = (from: PromotionState, to: PromotionState): boolean => promotionMoves[from].includes(to);

/** A rule can be written anew before it is live, and while it pauses: what goes on is another version then. */
export const maySave = (state: PromotionState): boolean => state !== 'live' && state !== 'ended';
