import { Field, Select, type SelectOption, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import type { PromotionFields } from '../rule/promotion-fields.ts';
import { useDraft } from './draft.ts';

/** The names of what is typed as one text. */
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields];

export interface TextFieldProps<Fields> {
  name: TextName<Fields>;
  /** Its place in the rule. */
  at: string;
  label: string;
  hint?: string;
  suffix?: string;
  placeholder?: string;
  as?: 'text' | 'number' | 'decimal' | 'moment' | 'area';
  options?: readonly SelectOption[];
}

export const controls = {
  text: {},
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  moment: { type: 'datetime-local' },
} as const;

/** One text of the draft, with what is wrong beside it. */
export function DraftField({
  name,
  at,
  label,
  hint,
  suffix,
  placeholder,
  as = 'text',
  options,
}: TextFieldProps<PromotionFields>): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const error = faultAt(at);
  const value: string = fields[name];
  const onChange = (event: { target: { value: string } }) => change({ [name]: event.target.value });
  if (options) {
    return <Select label={label} hint={hint} error={error} value={value} options={options} onChange={onChange} />;
  }
  if (as === 'area') {
    return <TextArea label={label} hint={hint} error={error} rows={2} value={value} onChange={onChange} />;
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      suffix={suffix}
      placeholder={placeholder}
      autoComplete="off"
      {...controls[as]}
      value={value}
      onChange={onChange}
    />
  );
}
