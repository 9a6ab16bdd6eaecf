import type { BonusGift, FreespinGift } from '@halley/contract';
import { useQuery } from '../query/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';
import { noGifts, openGifts } from './gift-rules.ts';
import { type Wagering, wageringOf } from './wagering.ts';

/** What the page was loaded with, and live news since: lists are asked for when something has changed, not before. */
export function useGiftSummary(): { open: number; wagering: Wagering | null } {
  const loaded = useRootData()?.gifts;
  const currency = usePlayer()?.currency;
  const lazily = { enabled: false };
  const { data: bonuses } = useQuery('listBonuses', undefined, lazily);
  const { data: freespins } = useQuery('listFreespins', undefined, lazily);
  const { data: deposit } = useQuery('listDepositOffers', undefined, lazily);
  const { data: registration } = useQuery('listRegistrationOffers', undefined, lazily);
  if (!loaded) return { open: 0, wagering: null };
  const { counts, disabled } = loaded;
  const open = [
    bonuses ? openGifts({ ...noGifts, bonuses: bonuses as BonusGift[] }, disabled).length : counts.bonuses,
    freespins ? openGifts({ ...noGifts, freespins: freespins as FreespinGift[] }, disabled).length : counts.freespins,
    deposit ? deposit.length : counts.deposit,
    registration ? registration.length : counts.registration,
  ];
  return {
    open: open.reduce((sum, count) => sum + count, 0),
    wagering: bonuses ? wageringOf(bonuses as BonusGift[], currency) : loaded.wagering,
  };
}
