export { auditGifts } from './audit-gifts.ts';
export { type Bonuses, createBonuses } from './create-bonuses.ts';
export type { GiftByHand, GiftDesk } from './desk.ts';
export {
  type Followed,
  type OpenGiftsOptions,
  openGifts,
  type RoundGift,
  type StakePurse,
} from './door/open-gifts.ts';
export { issueSpinsByHand } from './door/spins-by-hand.ts';
export type { GameFacts } from './door/weigh-stake.ts';
export type { Gift } from './gift.ts';
export { giftPorts } from './gift-ports.ts';
export { NotGivenYet } from './give-rewards.ts';
export type { BonusesNeeds } from './ports.ts';
export { type BonusesRoom, bonusesRoom } from './room.ts';
export type { WhyNot } from './why-not.ts';
