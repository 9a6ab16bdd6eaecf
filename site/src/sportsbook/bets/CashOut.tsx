import type { Bet, CashOutQuote, RefusalCode } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { Button, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useState } from 'react';
import { refusalErrors } from '../../forms/index.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';

const refusals: Partial<Record<RefusalCode, MessageKey>> = {
  CASH_OUT_CLOSED: 'sportsbook.cashOut.closed',
  QUOTE_EXPIRED: 'sportsbook.cashOut.expired',
  PRICE_CHANGED: 'sportsbook.cashOut.expired',
  ROUND_CLOSED: 'sportsbook.cashOut.closed',
};

/** What the bet is worth now, what is offered for it and what that costs. Asked for by the player, never shown unasked. */
export function CashOut({ bet }: { bet: Bet }): ReactNode {
  const { say, tag } = useSpeech();
  const [quote, setQuote] = useState<CashOutQuote>();
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const money = (cents: number) => formatMoney(cents, { currency: bet.currency, locale: tag });
  const params = { id: bet.id };

  async function tell(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (failure) {
      setQuote(undefined);
      setFault(refusalErrors(failure, { say, labels: {}, refusals }).errors.form);
    } finally {
      setBusy(false);
    }
  }
  const ask = () =>
    tell(async () => {
      setKey(newUuid());
      setQuote(await callApi('quoteCashOut', { params }));
    });
  const take = ({ quote_id }: CashOutQuote) =>
    tell(async () => {
      await callApi('cashOutBet', { params, body: { quote_id } }, { idempotencyKey: key, retries: 1 });
      queries.invalidate('listBets', 'readSportPosition', 'listAccounts');
    });

  return (
    <div className="grid gap-2">
      {quote && (
        <p className="text-13 text-text-soft">
          {say('sportsbook.cashOut.offer', {
            worth: money(quote.worth_cents),
            offer: money(quote.offer_cents),
            cost: money(quote.cost_cents),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {quote && (
          <Button look="secondary" size="small" loading={busy} onClick={() => void take(quote)}>
            {say('sportsbook.cashOut.take', { offer: money(quote.offer_cents) })}
          </Button>
        )}
        <Button look="quiet" size="small" loading={busy && !quote} onClick={() => void ask()}>
          {say(quote ? 'sportsbook.cashOut.again' : 'sportsbook.cashOut.ask')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {fault && <Note tone="warn">{fault}</Note>}
      </div>
    </div>
  );
}
