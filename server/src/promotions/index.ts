export { auditPromotions, countPromotions, givenGifts } from './audit-promotions.ts';
export type { CardObstacle, CardStanding, CardsOfPlayer } from './cards-for.ts';
export { checkGift, type GiftFault } from './check-gift.ts';
export { checkRule, isRefused } from './check-rule.ts';
export type { PrizeClaim } from './claim-prizes.ts';
export { type ClaimedPrize, claimedPrizes } from './claimed-prizes-store.ts';
export { type ContestPlace, contestGifts, contestPlaces, prizeIn } from './contest-prizes.ts';
export type { DeskMember, PromotionDesk } from './create-promotion-desk.ts';
export type { Promotions } from './create-promotions.ts';
export type {
  BonusTerms,
  DueGrant,
  DuePrize,
  DueReward,
  GiveReward,
  GiveRewards,
  OfferGrant,
  PlayTerms,
} from './due-grant.ts';

export type { Hunt } from './hunts-for.ts';
export { gameTest, type LiveRules } from './live-rules.ts';
export { accountAgeDays, allowedFor, isBonus, mayTake } from './may-take.ts';
export { meetsCondition } from './meets-condition.ts';
export { type CountedRound, countedIn, countedMoney, roundOf, takenBack } from './meter-value.ts';
export type { Offer, OfferType } from './offer.ts';
export { isInSchedule } from './period-of.ts';
export { type PointWorth, pointWorthIn } from './point-worth.ts';
export { type PrizePool, readPools } from './pool-store.ts';
export type {
  GiftFigures,
  GiftsPrice,
  PastRounds,
  PastRoundsWanted,
  PricedGift,
  PromotionsNeeds,
} from './ports.ts';
export type { KnownPlayer, PromotionTerms } from './promotion.ts';
export { resolveRewards, worthOf, worthOfPrize } from './resolve-reward.ts';
export type { OpenReview } from './review.ts';
export { type PromotionsRoom, promotionsRoom } from './room.ts';
export type { GiftPlay } from './signals-of-play.ts';
export { type SoldForPoints, soldForPoints } from './sold-for-points-store.ts';
export { revive, storedText } from './stored-reward.ts';
export { NotTaken } from './take-now.ts';
export { versionsOf } from './version-store.ts';
export { wordsIn } from './words-in.ts';
