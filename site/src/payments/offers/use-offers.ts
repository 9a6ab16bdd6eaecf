import type { BonusOffer } from '@halley/contract';
import { pickedOfferOf } from '@halley/contract/groups';
import { useQuery } from '../../query/index.ts';
import { useDepositLimit } from '../deposit/use-deposit-limit.ts';
import { useCashier } from '../use-cashier.ts';
import { additionalOffer, mayReceive, offersWithin, type WrittenOffer } from './offer-rules.ts';

export interface Offers {
  /** False: it is not known yet what is offered. */
  ready: boolean;
  /** Whether bonuses are for this player at all. */
  welcome: boolean;
  list: BonusOffer[];
  /** What the player picked before, by an act of their own; null: nothing of this list. */
  picked: string | null;
  /** One more, announced for a group of the player's. */
  also: WrittenOffer | undefined;
}

/** What can be had with a deposit into the selected wallet. Without an answer there is nothing, and the deposit goes on. */
export function useOffers(): Offers {
  const { player, currency } = useCashier();
  const limit = useDepositLimit();
  const offers = useQuery('listDepositOffers');
  const written = useQuery('readAdditionalGifts', {});
  const available = useQuery('readAvailableBonuses').data?.available_bonuses;
  const welcome = mayReceive(player, available);
  const list = welcome
    ? offersWithin((offers.data ?? []) as BonusOffer[], { currency, left: limit?.left ?? null })
    : [];
  const picked = pickedOfferOf(player.statuses);
  const also = additionalOffer(written.data ?? {}, player, available);
  return {
    ready: !welcome || offers.data !== undefined || offers.error !== undefined,
    welcome,
    list,
    picked: list.some(({ id }) => id === picked) ? picked : null,
    also: also && list.some(({ id }) => id === also.id) ? undefined : also,
  };
}
