import type { Payment } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { useState } from 'react';
import { callApi, queries } from '../../query/index.ts';
import { useCashier } from '../use-cashier.ts';
import { failureWords } from './failure-words.ts';
import { outcomeOf } from './outcome.ts';

/** A withdrawal that may be taken back, a deposit nobody has paid yet: ended by who began it. */
export function TakeBack({ payment, size }: { payment: Payment; size?: 'small' }) {
  const { say } = useCashier();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [failure, setFailure] = useState<string>();
  const isRecall = payment.action === 'cashout';
  const mayEnd = isRecall ? payment.recallable : payment.confirmations === null;
  if (outcomeOf(payment) !== 'under way' || !mayEnd) return null;

  async function end() {
    setState('busy');
    setFailure(undefined);
    try {
      const input = { params: { id: String(payment.id) } };
      const ended = await callApi(isRecall ? 'recallPayment' : 'cancelPayment', input);
      queries.set('readPayment', input, ended);
      queries.invalidate('listPayments', 'searchPayments', 'listAccounts', 'readCashoutOutlook');
    } catch (error) {
      setFailure(failureWords(say, error));
      // It may have moved on meanwhile: show how it stands.
      queries.invalidate('readPayment', 'searchPayments', 'listPayments');
    } finally {
      setState('idle');
    }
  }

  return (
    <>
      {failure && (
        <div role="alert">
          <Note tone="warn">{failure}</Note>
        </div>
      )}
      <Button look="outline" size={size} block={!size} loading={state === 'busy'} onClick={() => void end()}>
        {say(isRecall ? 'cashbox.recall' : 'cashbox.giveUp')}
      </Button>
    </>
  );
}
