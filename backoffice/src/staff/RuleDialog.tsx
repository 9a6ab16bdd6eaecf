import type { StaffRule } from '@halley/contract';
import { Button, Checkbox, Dialog, Field, Note, TextArea, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { words } from '../words/index.ts';

const own = words.roles;

interface RuleDialogProps {
  rule: StaffRule;
  onDone: () => void;
  onClosed: () => void;
}

/** Another rule for a deed: it is proposed, and somebody else agrees. Amounts of money are typed in whole EUR. */
export function RuleDialog({ rule, onDone, onClosed }: RuleDialogProps): ReactNode {
  const { busy, error, run } = useDeed();
  const perUnit = rule.unit === 'money' ? 100 : 1;
  const [second, setSecond] = useState(rule.second);
  const [from, setFrom] = useState(rule.from_amount === null ? '' : String(rule.from_amount / perUnit));
  const [reason, setReason] = useState('');
  const amount = from.trim() === '' ? null : Number(from) * perUnit;
  const isReady = reason.trim().length >= 3 && (amount === null || (Number.isSafeInteger(amount) && amount > 0));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const body = { second, from_amount: second ? amount : null, version: rule.version, reason: reason.trim() };
      await call('proposeStaffRule', { params: { deed: rule.deed }, body });
      toasts.show({ title: own.proposed, tone: 'win' });
      onDone();
      onClosed();
    });
  };
  return (
    <Dialog title={own.changeRuleTitle(own.deeds[rule.deed])} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
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
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" disabled={!isReady} loading={busy}>
            {own.propose}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
