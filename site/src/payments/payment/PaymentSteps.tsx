import type { Payment } from '@halley/contract';
import { classNames } from '@halley/ui/class-names.ts';
import { momentText } from '../../i18n/index.ts';
import { useCashier } from '../use-cashier.ts';
import { momentWords, stateWords } from '../words.ts';
import { outcomeOf, stepsOf } from './outcome.ts';

/** The way of a payment: lit is behind it, dim is ahead. */
export function PaymentSteps({ payment }: { payment: Payment }) {
  const { say, tag } = useCashier();
  const steps = stepsOf(payment);
  const outcome = outcomeOf(payment);
  const ended = outcome === 'failed' || outcome === 'taken back';
  const timeText = (at: string) => momentText(tag, at);
  return (
    <ol aria-label={say('cashbox.steps')} className="grid gap-2.5">
      {steps.map(({ moment, at }) => (
        <Line key={moment} lit={at !== null} name={say(momentWords[moment])} time={at ? timeText(at) : ''} />
      ))}
      {ended && (
        <Line
          lit
          tone={outcome === 'failed' ? 'bg-warn' : 'bg-info'}
          name={say(stateWords[payment.state])}
          time={payment.finished_at ? timeText(payment.finished_at) : ''}
        />
      )}
    </ol>
  );
}

export function Line({
  lit,
  tone = 'bg-win',
  name,
  time,
}: {
  lit: boolean;
  tone?: string;
  name: string;
  time: string;
}) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', lit ? tone : 'bg-surface-4')} />
      <span className={classNames('flex-1', !lit && 'text-text-soft')}>{name}</span>
      <span className="text-xs text-text-soft">{time}</span>
    </li>
  );
}
