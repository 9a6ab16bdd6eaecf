import type { StaffRule } from '@halley/contract';
import { Checkbox, Dialog, Field, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/index.ts';
import { words } from '../words/index.ts';
import { ReasonedForm } from './ReasonedForm.tsx';

const own = words.roles;

interface RuleDialogProps {
  rule: StaffRule;
  onDone: () => void;
  onClosed: () => void;
}

/** Another rule for a deed: it is proposed, and somebody else agrees. Amounts of money are typed in whole EUR. */
export function RuleDialog({ rule, onDone, onClosed }: RuleDialogProps): ReactNode {
  const perUnit = rule.unit === 'money' ? 100 : 1;
  const [second, setSecond] = useState(rule.second);
  const [from, setFrom] = useState(rule.from_amount === null ? '' : String(rule.from_amount / perUnit));
  const amount = from.trim() === '' ? null : Number(from) * perUnit;
  const isReady = amount === null || (Number.isSafeInteger(amount) && amount > 0);
  const propose = async (reason: string) => {
    const body = { second, from_amount: second ? amount : null, version: rule.version, reason };
    await call('proposeStaffRule', { params: { deed: rule.deed }, body });
    toasts.show({ title: own.proposed, tone: 'win' });
    onDone();
    onClosed();
  };
  return (
    <Dialog title={own.changeRuleTitle(own.deeds[rule.deed])} onClosed={onClosed}>
      <ReasonedForm isReady={isReady} submitLabel={own.propose} onSubmit={propose} onClosed={onClosed}>
        <Checkbox label={own.second} checked={second} onChange={({ target }) => setSecond(target.checked)} />
        {rule.unit && second && (
          <Field
            label={own.fromAmount}
            inputMode="numeric"
            autoComplete="off"
            value={from}
            suffix={rule.unit === 'money' ? 'EUR' : 'points'}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
      </ReasonedForm>
    </Dialog>
  );
}
