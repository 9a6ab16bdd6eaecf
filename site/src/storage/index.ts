export { affiliateId, keepTrace } from './affiliate.ts';
export { keepPromoCode, readPromoCode, takeGiftsFlag } from './promo-code.ts';
export { forgetPlayer, keepRemembered, readCookieValue, readStored, writeCookie, writeStored } from './stored.ts';
