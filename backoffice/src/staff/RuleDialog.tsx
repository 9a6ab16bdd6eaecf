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

/** Another rule for a deed: it is proposed, and somebody else agrees. */
export function RuleDialog({ rule, onDone, onClosed }: RuleDialogProps): ReactNode {
  const [second, setSecond] = useState(rule.second);
  const [from, setFrom] = useState(rule.from_amount === null ? '' : String(rule.from_amount));
  const amount = from.trim() === '' ? null : Number(from);
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
            suffix={rule.unit}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
      </ReasonedForm>
    </Dialog>
  );
}
