import { currencies } from '@halley/contract/money';
import { isProfileComplete } from '@halley/contract/profile-completeness';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { DepositBlock, useDepositBlock } from '../limits/index.ts';
import { ModalFrame, openModal } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';
import { useSelectedAccount, useSwitchWallet } from '../wallet/index.ts';
import { CashboxFrame } from './CashboxFrame.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { DepositFlow } from './deposit/DepositFlow.tsx';
import { type DepositAddress, readDepositAddress } from './deposit/read-deposit-address.ts';
import { FastDeposit } from './fast/FastDeposit.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { CustomerContext } from './use-cashier.ts';
import { WithdrawFlow } from './withdraw/WithdrawFlow.tsx';

/** The cashier: one modal for all of its addresses, so that going from one to the next does not open another. */
export default function CashboxModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'cashbox', 'gifts'))}>
      <Cashbox />
    </Speaks>
  );
}

function Cashbox() {
  const { say } = useSpeech();
  const player = usePlayer();
  const account = useSelectedAccount();
  const modal = openModal(useLocation());
  const href = modal?.href ?? '';
  const wish = useMemo(() => readDepositAddress(href), [href]);
  const isSwitching = useNamedWallet(wish);
  const closed =
    useDepositBlock() !== undefined && wish.paymentId === null && (modal?.name ?? '').startsWith('deposit');
  const customer = useMemo(() => (player && account ? { player, account } : null), [player, account]);
  if (!customer || isSwitching) {
    return (
      <ModalFrame title={say('cashbox.title')}>
        <Skeleton className="h-80" />
      </ModalFrame>
    );
  }
  const { currency } = customer.account;
  const blocked = currencies[currency].fiat && !isProfileComplete(customer.player);
  return (
    <CustomerContext value={customer}>
      {closed ? (
        <CashboxFrame title={say('cashbox.depositTitle')} page="deposit">
          <DepositBlock />
        </CashboxFrame>
      ) : blocked ? (
        <ProfileGate action={modal?.name === 'withdraw' ? 'cashout' : 'deposit'} />
      ) : (
        page()
      )}
    </CustomerContext>
  );

  function page() {
    if (wish.paymentId !== null) return <PaymentPage key={wish.paymentId} id={wish.paymentId} />;
    // Another wallet is another payment: nothing of the one before is carried over.
    switch (modal?.name) {
      case 'withdraw':
        return <WithdrawFlow key={currency} fromDashboard={wish.fromDashboard} />;
      case 'deposit-fast':
        return <FastDeposit key={currency} wish={wish} />;
      case 'deposit':
      case 'deposit-bonus':
        return <DepositFlow key={currency} wish={wish} />;
      default:
        return <Dashboard />;
    }
  }
}

/** `/accounts/BTC/deposit` pays into that wallet: it is selected first, once. */
function useNamedWallet({ currency }: DepositAddress): boolean {
  const selected = useSelectedAccount()?.currency;
  const { busy, switchTo } = useSwitchWallet();
  const done = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wallet that is named
  useEffect(() => {
    if (!currency || !selected || done.current === currency) return;
    done.current = currency;
    if (currency !== selected) void switchTo(currency);
  }, [currency, selected]);
  return busy !== undefined;
}
