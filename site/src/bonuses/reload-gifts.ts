import { queries } from '../query/index.ts';

/** Whatever is on show is asked for anew; the rest when it is next needed. */
export function reloadGifts(): void {
  queries.invalidate('listBonuses', 'listFreespins', 'listDepositOffers', 'listRegistrationOffers');
}
