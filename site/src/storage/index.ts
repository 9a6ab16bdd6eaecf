export { affiliateId, keepTrace } from './affiliate.ts';
export { readFlagOverrides, resetFlags, subscribeToFlags, writeFlagOverride } from './flags.ts';
export {
  forgetPromoCode,
  keepPromoCode,
  keepPromoCodeUnless,
  promoCodeKept,
  promoCodeOf,
  readGiftCode,
  readPromoCode,
  refusePromoCode,
  subscribeToCodes,
  takeGiftsFlag,
} from './promo-code.ts';
export { stagByReferrer } from './stag-by-referrer.ts';
export {
  forgetOptional,
  forgetPlayer,
  keepRemembered,
  onStoredElsewhere,
  readCookieValue,
  readStored,
  writeCookie,
  writeStored,
} from './stored.ts';
