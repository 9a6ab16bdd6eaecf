import type { Payment } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { momentText } from '../../i18n/index.ts';
import { Confirmations } from '../deposit/CoinArrivals.tsx';
import { MethodLogo } from '../methods/MethodLogo.tsx';
import { type Outcome, outcomeOf } from '../payment/outcome.ts';
import { PaymentSteps } from '../payment/PaymentSteps.tsx';
import { TakeBack } from '../payment/TakeBack.tsx';
import { useCashier } from '../use-cashier.ts';
import { stateWords } from '../words.ts';

const tones: Record<Outcome, BadgeTone> = { done: 'win', 'under way': 'info', failed: 'warn', 'taken back': 'neutral' };

/** One payment of the list; opened, its steps. */
export function PaymentRow({ payment, actions }: { payment: Payment; actions?: boolean }) {
  const { say, tag, money } = useCashier();
  const outcome = outcomeOf(payment);
  const at = momentText(tag, payment.created_at);
  const sum = money(payment.amount_cents, { currency: payment.currency });
  return (
    <li className="rounded-lg bg-surface-2">
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-lg px-3.5 py-2.5 hover:bg-surface-3 [&::-webkit-details-marker]:hidden">
          <MethodLogo brand={payment.brand} small />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-bold">
              {say(payment.action === 'deposit' ? 'cashbox.history.in' : 'cashbox.history.out', {
                method: payment.payment_system,
              })}
            </span>
            <span className="block text-xs text-text-soft">{at}</span>
          </span>
          <span className="grid justify-items-end gap-1">
            <span className="font-bold whitespace-nowrap tabular-nums">
              {payment.action === 'deposit' ? sum : `\u2212${sum}`}
            </span>
            <Badge tone={tones[outcome]}>{say(stateWords[payment.state])}</Badge>
          </span>
          <Icon
            name="chevron-down"
            size="small"
            className="shrink-0 text-text-faint transition-transform duration-fast group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-4 pt-1 pb-4 text-13">
          <PaymentSteps payment={payment} />
          {payment.confirmations && outcome === 'under way' && <Confirmations {...payment.confirmations} />}
          <dl className="grid gap-1 text-xs text-text-soft">
            <div className="flex justify-between gap-4">
              <dt>{say('cashbox.result.number')}</dt>
              <dd>{payment.id}</dd>
            </div>
            {payment.destination && (
              <div className="flex justify-between gap-4">
                <dt>{say('cashbox.result.to')}</dt>
                <dd className="break-all">{payment.destination}</dd>
              </div>
            )}
          </dl>
          {!actions && <TakeBack payment={payment} size="small" />}
        </div>
      </details>
      {actions && (
        <div className="px-3.5 pb-3.5 empty:hidden">
          <TakeBack payment={payment} size="small" />
        </div>
      )}
    </li>
  );
}
