import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { PersonalInfoForm } from '../identity/index.ts';
import { CashboxFrame } from './CashboxFrame.tsx';
import { useCashier } from './use-cashier.ts';

/** A wallet of fiat money needs a whole profile: what is missing is asked for instead of the cashier, which then opens. */
export function ProfileGate({ action }: { action: 'deposit' | 'cashout' }) {
  const { say } = useCashier();
  return (
    <CashboxFrame title={say('cashbox.gate.title')} description={say('cashbox.gate.text')}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <PersonalInfoForm context={action} onDone={() => {}} />
      </Suspense>
    </CashboxFrame>
  );
}
