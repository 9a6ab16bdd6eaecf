import type { CashoutResult, QueuedCashout } from '@halley/contract';
import { Button, Checkbox, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call, inWords, useDeed } from '../api/index.ts';
import { linkClass } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { refusalWords, words } from '../words/index.ts';
import { paymentWords } from './words.ts';

const { bulk } = paymentWords;

/** Which cashouts are chosen, as a column of the queue. */
export function chooseColumn(chosen: ReadonlySet<number>, onChange: (chosen: ReadonlySet<number>) => void) {
  return {
    key: 'choose',
    head: bulk.choose,
    cell: ({ id }: QueuedCashout) => (
      <Checkbox
        label={<span className="sr-only">{bulk.chooseOne(id)}</span>}
        checked={chosen.has(id)}
        onChange={({ target }) => {
          const next = new Set(chosen);
          if (target.checked) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
      />
    ),
  };
}

interface CashoutChoiceProps {
  chosen: ReadonlySet<number>;
  /** There is one in the list below, or one was chosen. */
  canChoose: boolean;
  onDone: () => void;
}

/**
 * Agrees to all that are chosen, or rejects them with one reason. What became of each stands below, also when nothing is
 * left to choose.
 */
export function CashoutChoice({ chosen, canChoose, onDone }: CashoutChoiceProps): ReactNode {
  const { may } = useStaff();
  const [reason, setReason] = useState('');
  const [results, setResults] = useState<readonly CashoutResult[]>([]);
  const { busy, error, run } = useDeed();
  if (!may('payments.decide') || !(canChoose || results.length > 0 || error !== undefined)) return null;
  const payments = [...chosen];
  const isNone = payments.length === 0;
  const decide = (body: Parameters<typeof call<'decideCashouts'>>[1]) =>
    run(async () => {
      setResults((await call('decideCashouts', body)).results);
      setReason('');
      onDone();
    });
  return (
    <section aria-label={bulk.title} className="grid gap-2">
      {canChoose && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <span className="text-text-soft">{bulk.chosen(payments.length)}</span>
          <Button
            size="small"
            look="primary"
            disabled={isNone}
            loading={busy}
            onClick={() => decide({ body: { decision: 'approve', payments } })}
          >
            {bulk.approve}
          </Button>
          <input
            aria-label={bulk.reason}
            placeholder={bulk.reason}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className="min-h-9 min-w-56 rounded-md bg-surface-2 px-3 inset-ring inset-ring-control"
          />
          <Button
            size="small"
            look="danger"
            disabled={isNone || reason.trim().length < 3}
            loading={busy}
            onClick={() => decide({ body: { decision: 'reject', payments, reason } })}
          >
            {bulk.reject}
          </Button>
        </div>
      )}
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      {results.length > 0 && (
        <ul role="status" className="grid gap-1 text-13">
          {results.map(({ id, outcome, code }) => (
            <li key={id}>
              <Link to={`/payments/${id}`} className={linkClass}>
                {paymentWords.payment(id)}
              </Link>{' '}
              <span className={outcome === 'refused' ? 'text-warn' : 'text-text-soft'}>
                {code === null
                  ? bulk.outcomes[outcome]
                  : (refusalWords[code as keyof typeof refusalWords] ?? words.failure.other)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
