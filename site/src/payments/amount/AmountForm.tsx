import type { IconName } from '@halley/ui';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import type { ReactNode } from 'react';
import { centsOfUnits, spansOf } from '../../forms/index.ts';
import type { MessageKey } from '../../i18n/index.ts';
import type { MethodFields } from '../api/payments-api.d.ts';
import { rangeText } from '../methods/method-words.ts';
import { useCashier } from '../use-cashier.ts';
import { AmountField } from './AmountField.tsx';
import type { useAmount } from './use-amount.ts';

interface AmountFormProps {
  label: string;
  amount: ReturnType<typeof useAmount>;
  /** In which steps the method takes money, and what it proposes. */
  field?: MethodFields['amountField'] | undefined;
  /** Belongs to the amount, on the right below it. */
  aside?: ReactNode;
  /** Stands where the amount will, while its bounds are not known. */
  waiting?: ReactNode;
  /** On the button, and there with an amount that can be paid. */
  submit: MessageKey;
  submitWith: MessageKey;
  icon?: IconName;
  busy?: boolean;
  failure?: string | undefined;
  /** Undefined: there is nothing that could be paid, and it has been said. */
  onSubmit: (cents: bigint | undefined) => void;
  children: ReactNode;
}

/** How much, what goes with it, and one button that names it: what every payment begins with. */
export function AmountForm(props: AmountFormProps) {
  const { label, amount, field, aside, waiting, submit, submitWith, icon, busy, failure, onSubmit, children } = props;
  const cashier = useCashier();
  const { say, currency, money } = cashier;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        amount.tell();
        onSubmit(amount.payable);
      }}
    >
      {waiting ?? (
        <AmountField
          label={label}
          text={amount.text}
          onText={amount.setText}
          cents={amount.cents}
          bounds={amount.bounds}
          spans={field ? spansOf(field, currency) : undefined}
          presets={field?.presets.map((preset) => centsOfUnits(preset, currency))}
          error={amount.error}
          hint={rangeText(cashier, amount.bounds)}
          aside={aside}
        />
      )}
      {children}
      {failure && (
        <div role="alert">
          <Note tone="danger">{failure}</Note>
        </div>
      )}
      <Button type="submit" look="primary" size="large" block icon={icon} loading={busy}>
        {amount.payable === undefined
          ? say(submit)
          : say(submitWith, { amount: money(amount.payable, { unit: 'whole' }) })}
      </Button>
    </form>
  );
}
