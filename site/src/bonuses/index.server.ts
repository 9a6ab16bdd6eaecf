export { readBonuses, readGifts, readRegistrationOffers } from './read-gifts.server.ts';
