export { affiliateId, keepTrace } from './affiliate.ts';
export { keepPromoCode, readPromoCode, takeGiftsFlag } from './promo-code.ts';
export {
  forgetOptional,
  forgetPlayer,
  keepRemembered,
  readCookieValue,
  readStored,
  writeCookie,
  writeStored,
} from './stored.ts';
