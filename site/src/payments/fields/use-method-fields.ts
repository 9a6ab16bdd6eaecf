import { useState } from 'react';
import type { MethodField } from '../api/payments-api.d.ts';
import { useCashier } from '../use-cashier.ts';

/** Card data is never asked for here: the provider's own page does it. */
const askedHere = new Set<MethodField['type']>(['text', 'select', 'crypto_address']);

export interface MethodForm {
  fields: readonly MethodField[];
  /** As it stands in the field. */
  typed: Readonly<Record<string, string>>;
  /** As it is sent. */
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
  set: (name: string, value: string) => void;
  /** Says what is wrong; true: nothing. */
  check: () => boolean;
}

/** The fields of a method, checked as far as its own patterns go; the house looks closer. */
export function useMethodFields(fields: readonly MethodField[], before: Record<string, string> = {}): MethodForm {
  const { say } = useCashier();
  const [entered, setEntered] = useState<Record<string, string>>(before);
  const [checked, setChecked] = useState(false);
  const asked = fields.filter(({ fieldName, type }) => fieldName && askedHere.has(type));
  const textOf = ({ fieldName, proposedValue }: MethodField) =>
    entered[fieldName ?? ''] ?? (typeof proposedValue === 'string' ? proposedValue : '');
  const typed = Object.fromEntries(asked.map((field) => [field.fieldName ?? '', textOf(field)]));
  const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
  const errors = Object.fromEntries(
    asked.flatMap((field) => {
      const name = field.fieldName ?? '';
      const value = values[name] ?? '';
      if (value === '') return [[name, say('cashbox.field.required')]];
      if (matches(field.pattern, value)) return [];
      return [[name, say(field.type === 'crypto_address' ? 'cashbox.refused.address' : 'cashbox.field.pattern')]];
    }),
  );
  return {
    fields: fields.filter((field) => asked.includes(field) || field.type === 'banner'),
    typed,
    values,
    errors: checked ? errors : {},
    set: (name, value) => setEntered({ ...entered, [name]: value }),
    check() {
      setChecked(true);
      return Object.keys(errors).length === 0;
    },
  };
}

/** A pattern that is none does not stand in the way: the house decides. */
function matches(pattern: string | undefined, value: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}
