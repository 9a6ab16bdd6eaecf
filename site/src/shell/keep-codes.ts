import { callApi } from '../query/index.ts';
import { affiliateId, keepPromoCode, keepPromoCodeUnless, promoCodeOf, readCookieValue } from '../storage/index.ts';

/** Codes of links are kept for the session, but for visitors of partners whom the operator has left out. */
export function keepCodes(search: string, arrival: { forget: boolean }): void {
  const stag = affiliateId({ search, cookie: readCookieValue('stag') });
  // Whoever came by no partner is never asked about.
  if (!promoCodeOf(search) || stag === 'not set') keepPromoCode(search, arrival);
  else void keepPromoCodeUnless(isLeftOut(stag), search, arrival);
}

async function isLeftOut(stag: string): Promise<boolean> {
  try {
    return (await callApi('readExcludedPromoStags', {})).includes(stag);
  } catch {
    return false;
  }
}
