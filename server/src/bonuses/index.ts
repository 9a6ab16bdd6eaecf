export { auditGifts } from './audit-gifts.ts';
export { type Bonuses, createBonuses } from './create-bonuses.ts';
export type { GiftDesk } from './desk.ts';
export {
  createOpenGifts,
  type Followed,
  type OpenGifts,
  type OpenGiftsOptions,
  type RoundGift,
  type StakePurse,
} from './door/open-gifts.ts';
export { issueSpinsByHand } from './door/spins-by-hand.ts';
export type { GameFacts } from './door/weigh-stake.ts';
export type { Gift } from './gift.ts';
export { grantsWithGifts, type PlayedBonus, readPlayedBonuses } from './gift-figures.ts';
export { giftPorts } from './gift-ports.ts';

export { grantKey } from './new-gift.ts';
export { listPastGifts } from './past-store.ts';
export type { BonusesNeeds } from './ports.ts';
export { readPromotionCosts } from './read-promotion-costs.ts';
export { type BonusesRoom, bonusesRoom } from './room.ts';
export { spinsAreRefused, spinsAreThere } from './spins-at-provider.ts';
export { titleOf } from './title-of.ts';
