export { readGiftSummary } from './read-gift-summary.server.ts';
export { readBonuses, readGifts, readRegistrationOffers } from './read-gifts.server.ts';
