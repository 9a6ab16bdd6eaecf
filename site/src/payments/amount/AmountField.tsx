import { type Currency, currencies } from '@halley/contract/money';
import { IconButton } from '@halley/ui/Button.tsx';
import { classNames } from '@halley/ui/class-names.ts';
import { type ReactNode, useId } from 'react';
import { type Span, stepped, typedText } from '../../forms/index.ts';
import { useCashier } from '../use-cashier.ts';

interface AmountFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What the text means; unset: nothing that could be paid. */
  cents: bigint | undefined;
  bounds: { least: bigint; most: bigint | null };
  spans?: readonly Span[];
  presets?: readonly bigint[];
  error?: string;
  /** Below the line: what it may be on the left, what belongs to it on the right. */
  hint: ReactNode;
  aside?: ReactNode;
}

/** The one large number of the cashier, typed as the player's language writes it. */
export function AmountField(props: AmountFieldProps) {
  const { label, text, onText, cents, bounds, spans, presets = [], error, hint, aside } = props;
  const { say, tag, currency, round } = useCashier();
  const id = useId();
  const { symbol, isBefore } = symbolOf(currency, tag);
  const set = (next: bigint) => onText(typedText(next, { currency, tag }));
  const mark = <span className="figure text-2xl text-text-faint">{symbol}</span>;
  const long = text.length > 8;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5">
        <div
          className={classNames('flex items-center gap-2 border-b-2 pb-1.5', error ? 'border-danger' : 'border-ice')}
        >
          {spans !== undefined && (
            <IconButton
              icon="minus"
              label={say('cashbox.amount.less')}
              disabled={cents !== undefined && cents <= bounds.least}
              onClick={() => set(stepped(cents ?? bounds.least, { by: -1, spans, ...bounds }))}
            />
          )}
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <span className="flex min-w-0 flex-1 items-baseline justify-center gap-1.5">
            {isBefore && mark}
            <input
              id={id}
              value={text}
              size={Math.max(1, text.length)}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              data-autofocus=""
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => onText(target.value)}
              onFocus={({ target }) => target.select()}
              className={classNames(
                'field-sizing-content min-w-[1ch] max-w-full bg-transparent text-center figure tracking-tight outline-none',
                long ? 'text-3xl' : 'text-4xl',
              )}
            />
            {!isBefore && mark}
          </span>
          {spans !== undefined && (
            <IconButton
              icon="plus"
              label={say('cashbox.amount.more')}
              disabled={cents !== undefined && bounds.most !== null && cents >= bounds.most}
              onClick={() => set(stepped(cents ?? 0n, { by: 1, spans, ...bounds }))}
            />
          )}
        </div>
        <div className="flex min-h-5 items-start justify-between gap-4 text-xs">
          <p id={`${id}-hint`} aria-live="polite" className={error ? 'text-danger' : 'text-text-soft'}>
            {error ?? hint}
          </p>
          {aside && <div className="shrink-0 text-right text-text-soft">{aside}</div>}
        </div>
      </div>
      {presets.length > 0 && (
        <fieldset className="grid auto-cols-fr grid-flow-col gap-2">
          <legend className="sr-only">{say('cashbox.amount.presets')}</legend>
          {presets.map((preset) => (
            <button
              key={String(preset)}
              type="button"
              aria-pressed={preset === cents}
              onClick={() => set(preset)}
              className="min-h-11 rounded-md bg-surface-2 px-1 text-13 font-bold inset-ring inset-ring-line hover:bg-surface-3 aria-pressed:bg-ice-wash aria-pressed:inset-ring-2 aria-pressed:inset-ring-ice"
            >
              {round(preset).replace(`\u00a0${currency}`, '')}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The sign of a currency and on which side of the number it stands in a locale; coins are known by their code. */
function symbolOf(currency: Currency, tag: string): { symbol: string; isBefore: boolean } {
  if (!currencies[currency].fiat) return { symbol: currency, isBefore: false };
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return { symbol: parts[at('currency')]?.value ?? currency, isBefore: at('currency') < at('integer') };
}
