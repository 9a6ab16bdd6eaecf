import type { Payment } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Facts, Note } from '@halley/ui/Card.tsx';
import { classNames } from '@halley/ui/class-names.ts';
import { Icon } from '@halley/ui/Icon.tsx';
import { useEffect } from 'react';
import { typedText } from '../../forms/index.ts';
import { type MessageKey, momentText } from '../../i18n/index.ts';
import { ModalLink, SiteLink, useModal } from '../../page/index.ts';
import { queries, useQuery } from '../../query/index.ts';
import { CashboxFrame } from '../CashboxFrame.tsx';
import { Confirmations } from '../deposit/CoinArrivals.tsx';
import { MethodLogo } from '../methods/MethodLogo.tsx';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import { resultWords } from '../words.ts';
import { GoOn } from './GoOn.tsx';
import { outcomeOf } from './outcome.ts';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { reportOutcome } from './report-outcome.ts';
import { TakeBack } from './TakeBack.tsx';

/** Where the connection brings no news, the page asks for them. */
const lookAgainMs = 10_000;

/** One payment on its way: how it stands, step by step, and what can be done about it. */
export function PaymentPage({ id }: { id: number }) {
  const { say } = useCashier();
  const query = useQuery('readPayment', { params: { id: String(id) } });
  const payment = query.data as Payment | undefined;
  const isOpen = payment !== undefined && outcomeOf(payment) === 'under way';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => queries.invalidate('readPayment'), lookAgainMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  useEffect(() => {
    if (payment) reportOutcome(payment);
  }, [payment]);
  const state = payment?.state;
  // The balance has news of its own; where they do not come, this one is enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => queries.invalidate('listAccounts'), [state]);
  const title = say(payment?.action === 'cashout' ? 'cashbox.withdrawTitle' : 'cashbox.depositTitle');
  if (!payment) {
    return (
      <CashboxFrame title={title} page="deposit">
        {query.error !== undefined && !query.loading ? (
          <Trouble error={query.error} onAgain={() => queries.invalidate('readPayment')} />
        ) : (
          <PaymentSkeleton />
        )}
      </CashboxFrame>
    );
  }
  return (
    <CashboxFrame title={title} currency={payment.currency}>
      <Result payment={payment} />
    </CashboxFrame>
  );
}

const looks = {
  done: { icon: 'check', className: 'bg-win-wash text-win' },
  'under way': { icon: 'clock', className: 'bg-info-wash text-info' },
  failed: { icon: 'close', className: 'bg-warn-wash text-warn' },
  'taken back': { icon: 'refresh', className: 'bg-info-wash text-info' },
} as const;

function Result({ payment }: { payment: Payment }) {
  const { say, money, tag } = useCashier();
  const outcome = outcomeOf(payment);
  const { icon, className } = looks[outcome];
  const amount = money(payment.amount_cents, { currency: payment.currency });
  const kind = payment.action;
  const facts = [
    {
      name: say('cashbox.step.method'),
      value: (
        <span className="flex items-center justify-end gap-2">
          <MethodLogo brand={payment.brand} small />
          {payment.payment_system}
        </span>
      ),
    },
    ...(payment.destination
      ? [{ name: say('cashbox.result.to'), value: <Destination text={payment.destination} /> }]
      : []),
    { name: say('cashbox.result.number'), value: String(payment.id) },
    {
      name: say('cashbox.result.at'),
      value: momentText(tag, payment.created_at),
    },
  ];
  return (
    <>
      <div role="status" className="grid justify-items-center gap-2 text-center">
        <span className={classNames('grid size-16 place-items-center rounded-full', className)}>
          <Icon name={icon} size="large" />
        </span>
        <h2 className="title-card mt-1">{say(headlineOf(payment))}</h2>
        <p className="figure text-3xl">{amount}</p>
        <p className="max-w-[40ch] text-balance text-text-soft">{say(textOf(payment), { amount })}</p>
      </div>
      {payment.confirmations && outcome === 'under way' && (
        <div className="grid gap-2">
          <Confirmations {...payment.confirmations} />
        </div>
      )}
      <PaymentSteps payment={payment} />
      <Facts className="rounded-lg bg-surface-2 p-5" facts={facts} />
      {kind === 'deposit' && outcome === 'failed' && <Note>{say('cashbox.result.nothingTaken')}</Note>}
      {payment.offer_id !== undefined && outcome === 'done' && (
        <Note tone="win">
          <p>{say('cashbox.result.gift')}</p>
          <Button size="small" className="mt-2" asChild>
            <SiteLink href="/profile/gifts">{say('cashbox.result.gifts')}</SiteLink>
          </Button>
        </Note>
      )}
      <Actions payment={payment} />
    </>
  );
}

function Destination({ text }: { text: string }) {
  return <span className="break-all">{text}</span>;
}

function headlineOf(payment: Payment): MessageKey {
  const isComing = payment.confirmations !== null && outcomeOf(payment) === 'under way';
  return isComing ? 'cashbox.result.coming' : resultWords[payment.action][payment.state];
}

function textOf(payment: Payment): MessageKey {
  const outcome = outcomeOf(payment);
  const isDeposit = payment.action === 'deposit';
  if (outcome === 'done') return isDeposit ? 'cashbox.result.deposit.done' : 'cashbox.result.cashout.done';
  if (outcome === 'taken back') return 'cashbox.result.takenBack';
  if (outcome === 'failed') return isDeposit ? 'cashbox.result.deposit.failed' : 'cashbox.result.cashout.failed';
  if (payment.confirmations) return 'cashbox.result.confirming';
  return isDeposit ? 'cashbox.result.deposit.waits' : 'cashbox.result.cashout.waits';
}

function Actions({ payment }: { payment: Payment }) {
  const { say, tag } = useCashier();
  const { leave } = useModal();
  const outcome = outcomeOf(payment);
  const amount = typedText(BigInt(payment.amount_cents), { currency: payment.currency, tag: 'en' });
  const again = payment.action === 'deposit' ? `/deposit?amountProp=${amount}` : '/withdraw';
  return (
    <div className="grid gap-2" lang={tag}>
      <GoOn payment={payment} />
      {outcome === 'failed' ? (
        <Button look="primary" size="large" block asChild>
          <ModalLink href={again} replace>
            {say('cashbox.again')}
          </ModalLink>
        </Button>
      ) : (
        <Button look={outcome === 'done' ? 'primary' : 'secondary'} size="large" block onClick={() => void leave()}>
          {say('cashbox.back')}
        </Button>
      )}
      <TakeBack payment={payment} />
      <Button look="quiet" block asChild>
        <ModalLink href="/cashbox" replace>
          {say('cashbox.result.all')}
        </ModalLink>
      </Button>
    </div>
  );
}
