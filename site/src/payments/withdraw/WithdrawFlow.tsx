import type { CashoutOutlook } from '@halley/contract';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { useModal, useOpenModal } from '../../page/index.ts';
import { queries, useQuery } from '../../query/index.ts';
import { CashboxFrame } from '../CashboxFrame.tsx';
import { PaymentSkeleton } from '../payment/PaymentSkeleton.tsx';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import { GoodToKnow } from './GoodToKnow.tsx';
import { StillMissing } from './StillMissing.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { Withheld } from './Withheld.tsx';

/** What can be withdrawn and why not the rest, what is still missing, and then the request itself. */
export function WithdrawFlow({ fromDashboard }: { fromDashboard: boolean }) {
  const { say, currency } = useCashier();
  const { name } = useModal();
  const open = useOpenModal();
  const [busy, setBusy] = useState(false);
  const query = useQuery('readCashoutOutlook', { params: { currency } });
  const outlook = query.data as CashoutOutlook | undefined;
  return (
    <CashboxFrame
      title={say('cashbox.withdrawTitle')}
      page="withdraw"
      onBack={fromDashboard && name ? () => void open('/cashbox', { replace: true }) : undefined}
    >
      {outlook ? (
        <>
          {busy && <PaymentSkeleton text={say('cashbox.withdraw.sending')} />}
          <div hidden={busy} className="grid grid-cols-1 gap-5 [&[hidden]]:hidden">
            <Withheld outlook={outlook} />
            {outlook.missing.length > 0 ? (
              <StillMissing missing={outlook.missing} />
            ) : (
              <>
                <GoodToKnow outlook={outlook} />
                <WithdrawForm outlook={outlook} onBusy={setBusy} />
              </>
            )}
          </div>
        </>
      ) : query.error !== undefined && !query.loading ? (
        <Trouble error={query.error} onAgain={() => queries.invalidate('readCashoutOutlook')} />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-20" />
          <Skeleton className="mx-auto h-16 w-40" />
          <Skeleton className="h-16" />
          <Skeleton className="h-13 rounded-md" />
        </div>
      )}
    </CashboxFrame>
  );
}
