import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { promoCodeOf, readPromoCode } from '../../storage/index.ts';
import type { DepositAddress } from '../deposit/read-deposit-address.ts';
import { useCashier } from '../use-cashier.ts';
import { applyBonusCode } from './apply-bonus-code.ts';

/** `autoApplyPromocode=true`: the code of the address, or the one a link brought before, is applied as the deposit opens. */
export function useAutoCode({ autoApplyPromocode: isWanted, rest }: DepositAddress): void {
  const { player } = useCashier();
  const { revalidate } = useRevalidator();
  const { can_issue_bonuses: wants, deposit_bonus_code: set } = player;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the deposit opens
  useEffect(() => {
    const code = isWanted && wants ? (promoCodeOf(`?${new URLSearchParams(rest)}`) ?? readPromoCode()) : null;
    if (!code || set?.toLowerCase() === code.toLowerCase()) return;
    void applyBonusCode(code).then(() => revalidate());
  }, [isWanted]);
}
