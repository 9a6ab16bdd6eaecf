import type { Payment } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { useState } from 'react';
import { callApi, queries } from '../../query/index.ts';
import { useCashier } from '../use-cashier.ts';
import { failureWords } from './failure-words.ts';
import { followStart } from './follow-start.ts';

/** A deposit that waits for its player: on to the provider, wherever the way there was lost. It is the same payment. */
export function GoOn({ payment }: { payment: Payment }) {
  const { say } = useCashier();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!payment.continuable) return null;

  async function goOn() {
    setBusy(true);
    setFailure(undefined);
    try {
      if (followStart(await callApi('continuePayment', { params: { id: String(payment.id) } }))) return;
    } catch (error) {
      setFailure(failureWords(say, error));
    }
    // Nothing to visit, or it has moved on meanwhile: show how it stands.
    queries.invalidate('readPayment', 'searchPayments', 'listPayments');
    setBusy(false);
  }

  return (
    <>
      {failure && (
        <div role="alert">
          <Note tone="warn">{failure}</Note>
        </div>
      )}
      <Button look="primary" size="large" block loading={busy} onClick={() => void goOn()}>
        {say('cashbox.goOn')}
      </Button>
    </>
  );
}
