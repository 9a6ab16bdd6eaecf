import { Note } from '@halley/ui/Card.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { Select } from '@halley/ui/Select.tsx';
import type { MessageKey, Say } from '../../i18n/index.ts';
import type { MethodField } from '../api/payments-api.d.ts';
import { useCashier } from '../use-cashier.ts';
import type { MethodForm } from './use-method-fields.ts';

/** Names of fields the house's own methods have; others bring their own. */
const labels: Readonly<Record<string, MessageKey>> = {
  iban: 'cashbox.field.iban',
  bank_code: 'cashbox.field.bankCode',
  account_number: 'cashbox.field.accountNumber',
  account: 'cashbox.field.account',
  voucher_code: 'cashbox.field.voucher',
  address: 'cashbox.field.address',
};

function labelOf(say: Say, { fieldName, label }: MethodField): string {
  const known = labels[fieldName ?? ''];
  return known ? say(known) : (label ?? fieldName ?? '');
}

export function MethodFieldList({ form }: { form: MethodForm }) {
  const { say } = useCashier();
  if (form.fields.length === 0) return null;
  return (
    <div className="grid gap-2">
      {form.fields.map((field, index) => {
        const name = field.fieldName ?? `banner-${index}`;
        if (field.type === 'banner') return <Note key={name}>{field.htmlContent}</Note>;
        const shared = { label: labelOf(say, field), value: form.typed[name] ?? '', error: form.errors[name] };
        return field.type === 'select' ? (
          <Select
            key={name}
            {...shared}
            placeholder={field.placeholder ?? say('cashbox.field.choose')}
            options={field.options ?? []}
            onChange={({ target }) => form.set(name, target.value)}
          />
        ) : (
          <Field
            key={name}
            {...shared}
            placeholder={field.placeholder ?? undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => form.set(name, target.value)}
          />
        );
      })}
    </div>
  );
}
