import type { Bet } from '@halley/contract';
import { currencies } from '@halley/contract/money';
import { Button, Field, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { parseAmount, refusalErrors } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';

const refusals = { ROUND_CLOSED: 'bets.auto.over', NOT_FOUND: 'bets.auto.over' } as const;

/** A sum at which the bet is sold without anybody clicking. Off unless the player sets it, and no sum is proposed. */
export function AutoCashOut({ bet }: { bet: Bet }): ReactNode {
  const { say, tag } = useSpeech();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const params = { id: bet.id };
  const { currency, auto_cash_out_cents: held } = bet;

  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      setText('');
      queries.invalidate('listBets');
    } catch (failure) {
      setFault(refusalErrors(failure, { say, labels: {}, refusals }).errors.form);
    } finally {
      setBusy(false);
    }
  }
  const set = (event: FormEvent) => {
    event.preventDefault();
    const typed = parseAmount(text, { tag, subunits: currencies[currency].subunits });
    if (!typed.ok || typed.cents < 1n) return setFault(say('bets.auto.invalid'));
    void change(() => callApi('setAutoCashOut', { params, body: { offer_cents: Number(typed.cents) } }));
  };
  return (
    <details className="border-t border-line pt-3 text-13" open={held !== null}>
      <summary className="flex min-h-9 cursor-pointer items-center font-bold">{say('bets.auto.title')}</summary>
      <div className="grid gap-3 pt-1">
        <p className="text-text-soft">{say('bets.auto.text')}</p>
        {held !== null && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{say('bets.auto.is', { amount: formatMoney(held, { currency, locale: tag }) })}</p>
            <Button
              size="small"
              loading={busy}
              onClick={() => void change(() => callApi('endAutoCashOut', { params }))}
            >
              {say('bets.auto.end')}
            </Button>
          </div>
        )}
        <form className="flex items-end gap-2" onSubmit={set}>
          <Field
            label={say('bets.auto.field')}
            inputMode="decimal"
            autoComplete="off"
            suffix={currency}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit" loading={busy} className="mb-6.5">
            {say('bets.auto.set')}
          </Button>
        </form>
        <div role="status" className="empty:hidden">
          {fault && <Note tone="warn">{fault}</Note>}
        </div>
      </div>
    </details>
  );
}
