import { readCookieValue, writeStored } from '../../storage/index.ts';

export { readPromoCode } from '../../storage/index.ts';

export function forgetPromoCode(): void {
  writeStored('promoCode', null);
}

/** Where the visitor came from, as cookies tell. */
export function readAcquisition(): { stag?: string; affb_id?: string } | undefined {
  const [stag, affb] = [readCookieValue('stag'), readCookieValue('affbId')];
  return stag || affb ? { ...(stag && { stag }), ...(affb && { affb_id: affb }) } : undefined;
}
