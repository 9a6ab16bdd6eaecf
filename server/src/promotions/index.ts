export { auditPromotions, countPromotions } from './audit-promotions.ts';
export type { DeskMember, PromotionDesk } from './create-promotion-desk.ts';
export { createPromotions, type Promotions } from './create-promotions.ts';
export type { BonusTerms, DueGrant, DueReward, GiveReward, GiveRewards, PlayTerms } from './due-grant.ts';
export type { Offer, OfferReserved, OffersAsked, OfferType, OfferWish } from './offer.ts';
export type { GiftFigures, GiftsPrice, PricedGift, PromotionsNeeds } from './ports.ts';
export type { PromotionTerms } from './promotion.ts';
export { type NewReview, reviewHours, type Signal } from './review.ts';
export { type PromotionsRoom, promotionsRoom } from './room.ts';
