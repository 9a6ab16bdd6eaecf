import type { LimitOffer, LimitPeriod } from '@halley/contract';
import { type Currency, currencies } from '@halley/contract/money';
import { Field } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useState } from 'react';
import { parseAmount, typedText } from '../forms/index.ts';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { Choices } from './Choices.tsx';
import { LimitForm } from './LimitForm.tsx';
import { periodNames } from './period-names.ts';

export interface MoneyLimitFormProps {
  /** A period that has a limit keeps its currency. */
  currencyOf: (period: LimitPeriod) => Currency;
  /** The least it may be, where there is such a thing. */
  least: LimitOffer['least_deposits'];
  periods: readonly LimitPeriod[];
  /** What each period allows now; a period without a limit is left out. */
  now: Partial<Record<LimitPeriod, number>>;
  period: LimitPeriod;
  hint?: string;
  hours: number;
  busy: boolean;
  failed: string | undefined;
  onSave: (wish: { period: LimitPeriod; cents: number; looser: boolean }) => void;
  /** Only where a limit is there. */
  onRemove?: (period: LimitPeriod) => void;
  onCancel: () => void;
}

const amountOf: Partial<Record<LimitPeriod, MessageKey>> = {
  day: 'limits.form.day',
  week: 'limits.form.week',
  month: 'limits.form.month',
};
const wrong = {
  empty: 'limits.form.empty',
  not_a_number: 'limits.form.not_a_number',
  too_precise: 'limits.form.too_precise',
  too_long: 'limits.form.too_long',
} as const satisfies Record<string, MessageKey>;

/** A typed amount for a period. It says before the click whether it holds at once or has to wait. */
export function MoneyLimitForm(props: MoneyLimitFormProps) {
  const { currencyOf, least, periods, now, hint, hours, busy, failed, onSave, onRemove, onCancel } = props;
  const { say, tag } = useSpeech();
  const written = (period: LimitPeriod) =>
    now[period] === undefined ? '' : typedText(BigInt(now[period]), { currency: currencyOf(period), tag });
  const [period, setPeriod] = useState(props.period);
  const [text, setText] = useState(() => written(props.period));
  const [error, setError] = useState<string>();
  const currency = currencyOf(period);
  const typed = parseAmount(text, { tag, subunits: currencies[currency].subunits });
  const holds = now[period];
  const looser = typed.ok && holds !== undefined && typed.cents > BigInt(holds);
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag, unit: 'whole' });

  const lowest = least.find((line) => line.currency === currency && line.period === period)?.amount_cents ?? 0;
  const atLeast = say('limits.form.least', { amount: money(lowest) });
  const isTooSmall = typed.ok && typed.cents < BigInt(lowest);

  function save() {
    if (!typed.ok) {
      setError(say(wrong[typed.why], { currency }));
      return;
    }
    if (isTooSmall) {
      setError(atLeast);
      return;
    }
    onSave({ period, cents: Number(typed.cents), looser });
  }

  return (
    <LimitForm
      onSave={save}
      onCancel={onCancel}
      onRemove={onRemove && holds !== undefined ? () => onRemove(period) : undefined}
      busy={busy}
      failed={failed}
    >
      <Choices
        label={say('limits.form.period')}
        periods={periods}
        names={periodNames}
        value={period}
        onChange={(next) => {
          setPeriod(next);
          setText(written(next));
          setError(undefined);
        }}
      />
      <Field
        label={say(amountOf[period] ?? 'limits.form.period')}
        prefix={currencies[currency].symbol}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={text}
        error={error}
        hint={
          isTooSmall || (lowest > 0 && text === '')
            ? atLeast
            : looser
              ? say('limits.form.looser', { amount: money(holds ?? 0), hours })
              : typed.ok
                ? say('limits.form.now')
                : (hint ?? say('limits.form.strictest'))
        }
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      {holds === undefined && <p className="-mt-1 text-13 text-text-soft">{say('limits.form.counts')}</p>}
    </LimitForm>
  );
}
