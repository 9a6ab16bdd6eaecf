import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { openModal, useExcluded, useOpenModal } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { promoCodeKept, readPromoCode, readStored, refusePromoCode, writeStored } from '../../storage/index.ts';
import { isFlowDue, runDepositBonusFlow } from './deposit-bonus-flow.ts';

/** On main and on `/deposit-bonus`: a code that a link brought is applied, and the deposit opens. Once for each code. */
export default function DepositBonusTask(): null {
  const { pathname, search } = useLocation();
  const player = usePlayer();
  const isExcluded = useExcluded();
  const open = useOpenModal();
  const { revalidate } = useRevalidator();
  const running = useRef(false);
  const now = useRef(open);
  useEffect(() => {
    now.current = open;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place the player comes to
  useEffect(() => {
    const modal = openModal({ pathname, search });
    const isHere = modal?.name === 'deposit-bonus' || (pathname === '/' && !modal);
    if (!isHere || isExcluded) return;
    let isGone = false;
    void promoCodeKept().then(async () => {
      const code = readPromoCode();
      const wasShown = readStored('promoCodeShown') !== null;
      if (isGone || running.current || !code || !isFlowDue({ player, code, wasShown, isHere })) return;
      running.current = true;
      await runDepositBonusFlow(code, {
        forget: refusePromoCode,
        markShown: () => writeStored('promoCodeShown', '1'),
        reloadProfile: revalidate,
        openDeposit: async () => now.current('/deposit', { replace: modal !== undefined }),
      });
      running.current = false;
    });
    return () => {
      isGone = true;
    };
  }, [pathname, search, player?.id, player?.can_issue_bonuses, isExcluded]);
  return null;
}
