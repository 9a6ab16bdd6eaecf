import type { Currency } from '@halley/contract';
import { currencies } from '@halley/contract/money';
import { Button, Field, Icon, IconButton } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { typedText } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';

interface StakeFieldProps {
  label: string;
  value: string;
  /** What was typed, as cents; undefined: nothing that could be an amount. */
  cents: number | undefined;
  onChange(text: string): void;
  currency: Currency;
  /** The largest that can be staked here now. */
  most: number | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** On a phone digits are pressed here, and the sheet stays where it is. */
  withPad?: boolean;
}

const longest = 20;

/** A stake. Nothing stands in it until somebody types. */
export function StakeField(props: StakeFieldProps): ReactNode {
  const { label, value, cents, onChange, currency, most, hint, error, withPad = false } = props;
  const { say, tag } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { subunits, fiat } = currencies[currency];
  const show = (amount: number) => onChange(typedText(BigInt(amount), { tag, currency }));
  const step = (by: number) => show(Math.max(0, (cents ?? 0) + by * subunits));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field and its digits were left
    <div className="grid gap-2" onBlur={leave}>
      <Field
        label={label}
        inputMode={withPad ? 'none' : 'decimal'}
        autoComplete="off"
        value={value}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => onChange(target.value.slice(0, longest))}
        prefix={currency}
        suffix={
          // Of a coin that is worth thousands one more is no step.
          fiat && (
            <span className="-mr-2 flex gap-1">
              <IconButton
                icon="minus"
                size="small"
                look="secondary"
                label={say('slip.stake.less')}
                disabled={(cents ?? 0) <= 0}
                onClick={() => step(-1)}
              />
              <IconButton
                icon="plus"
                size="small"
                look="secondary"
                label={say('slip.stake.more')}
                onClick={() => step(1)}
              />
            </span>
          )
        }
        hint={
          hint ??
          (most !== undefined && say('slip.stake.most', { amount: formatMoney(most, { currency, locale: tag }) }))
        }
        error={error}
      />
      {withPad && isOpen && (
        <NumberPad
          decimal={decimalOf(tag)}
          onKey={(sign) => onChange(`${value}${sign}`.slice(0, longest))}
          onBack={() => onChange(value.slice(0, -1))}
          onMost={most === undefined ? undefined : () => show(most)}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const decimalOf = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

interface NumberPadProps {
  decimal: string;
  onKey(sign: string): void;
  onBack(): void;
  onMost: (() => void) | undefined;
  onDone(): void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Digits under the thumb. Pressing them keeps the field in hand. */
function NumberPad({ decimal, onKey, onBack, onMost, onDone }: NumberPadProps): ReactNode {
  const { say } = useSpeech();
  const key = (sign: string) => (
    <Button key={sign} look="secondary" className="figure" onClick={() => onKey(sign)}>
      {sign}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div
      role="group"
      aria-label={say('slip.pad')}
      className="grid grid-cols-4 gap-1.5"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="col-span-3 grid grid-cols-3 gap-1.5">
        {digits.map(key)}
        {key(decimal)}
        {key('0')}
        <Button look="secondary" aria-label={say('slip.pad.back')} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-1.5 *:px-1">
        <Button look="outline" className="h-full" disabled={!onMost} onClick={onMost}>
          {say('slip.pad.max')}
        </Button>
        <Button look="outline" className="h-full" onClick={onDone}>
          {say('slip.pad.done')}
        </Button>
      </div>
    </div>
  );
}
