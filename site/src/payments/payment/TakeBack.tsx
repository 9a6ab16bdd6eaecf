import type { Payment } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useState } from 'react';
import { callApi, queries } from '../../query/index.ts';
import { useCashier } from '../use-cashier.ts';
import { failureWords } from './failure-words.ts';
import { outcomeOf } from './outcome.ts';

/** A withdrawal that may be taken back, a deposit nobody has paid yet: ended by who began it. */
export function TakeBack({ payment, size }: { payment: Payment; size?: 'small' }) {
  const { say, money } = useCashier();
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [failure, setFailure] = useState<string>();
  const isRecall = payment.action === 'cashout';
  const mayEnd = isRecall ? payment.recallable : payment.confirmations === null;
  const amount = money(payment.amount_cents, { currency: payment.currency });
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
      {!isRecall ? (
        <Button look="outline" size={size} block={!size} loading={state === 'busy'} onClick={() => void end()}>
          {say('cashbox.giveUp')}
        </Button>
      ) : asking ? (
        <fieldset className="grid gap-3 rounded-lg bg-surface-2 p-4">
          <legend className="sr-only">{say('cashbox.recall')}</legend>
          <p className="text-13">{say('cashbox.recall.ask', { amount })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsking(false)}>
              {say('cashbox.recall.leave')}
            </Button>
            <Button look="outline" size="small" loading={state === 'busy'} onClick={() => void end()}>
              {say('cashbox.recall.yes', { amount })}
            </Button>
          </div>
        </fieldset>
      ) : (
        // A small link: a withdrawal is to arrive, and taking it back is no main choice.
        <button
          type="button"
          className={`${linkClass} min-h-9 justify-self-center text-13`}
          onClick={() => setAsking(true)}
        >
          {say('cashbox.recall')}
        </button>
      )}
    </>
  );
}
