import type { StaffPayment } from '@halley/contract';
import { Button, Dialog, Money, Note, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords } from '../api/client.ts';
import { useDeed } from '../api/use-call.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { words } from '../words.ts';
import { paymentWords } from './words.ts';

/** What can be done with a cashout that waits: agree, or reject with a reason. */
export function CashoutActions({ payment, onDone }: { payment: StaffPayment; onDone: () => void }): ReactNode {
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const { member } = useStaff();
  if (payment.action !== 'cashout' || payment.state !== 'pending') return null;
  const hasAgreed = payment.approvals.some(({ id }) => id === member.id);
  const params = { id: String(payment.id) };
  const close = () => setAsking(undefined);
  return (
    <>
      <Button size="small" look="danger" onClick={() => setAsking('reject')}>
        {paymentWords.reject}
      </Button>
      {!hasAgreed && (
        <Button size="small" look="primary" onClick={() => setAsking('approve')}>
          {paymentWords.approve}
        </Button>
      )}
      {asking === 'approve' && (
        <AgreeDialog
          title={paymentWords.approveTitle}
          onClosed={close}
          onAgree={async () => {
            const { state } = await call('approveCashout', { params });
            const title = state === 'pending' && payment.approvals_needed > payment.approvals.length + 1;
            toasts.show({ title: title ? paymentWords.approvedFirst : paymentWords.approved, tone: 'win' });
            onDone();
          }}
        >
          <Money cents={payment.amount_cents} currency={payment.currency} locale="en" className="title-section" />{' '}
          {payment.payment_system}
          {payment.destination && ` · ${payment.destination}`}
        </AgreeDialog>
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={paymentWords.rejectTitle}
          text={paymentWords.rejectText}
          label={paymentWords.reject}
          suggestions={paymentWords.rejectReasons}
          onClosed={close}
          onConfirm={async (reason) => {
            await call('rejectCashout', { params, body: { reason } });
            toasts.show({ title: paymentWords.rejected, tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
}

export interface AgreeDialogProps {
  title: string;
  children: ReactNode;
  onAgree: () => Promise<void>;
  onClosed: () => void;
}

/** Says once more what is agreed to. */
export function AgreeDialog({ title, children, onAgree, onClosed }: AgreeDialogProps): ReactNode {
  const { busy, error, run } = useDeed();
  return (
    <Dialog title={title} onClosed={onClosed}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{children}</p>
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button
            look="primary"
            loading={busy}
            onClick={() =>
              run(async () => {
                await onAgree();
                onClosed();
              })
            }
          >
            {paymentWords.yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
