import { Field, Select, type SelectOption, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import type { ContestFields } from '../../rule/contest-fields.ts';
import { useContest } from './use-contest.ts';

type TextName = {
  [Name in keyof ContestFields]: ContestFields[Name] extends string ? Name : never;
}[keyof ContestFields];

interface ContestFieldProps {
  name: TextName;
  /** Its place in the rule. */
  at: string;
  label: string;
  hint?: string;
  suffix?: string;
  placeholder?: string;
  className?: string;
  as?: 'text' | 'number' | 'decimal' | 'moment' | 'area';
  options?: readonly SelectOption[];
}

const controls = {
  text: {},
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  moment: { type: 'datetime-local' },
} as const;

/** One text of the contest, with what is wrong beside it. */
export function ContestField({ name, at, as = 'text', options, ...shown }: ContestFieldProps): ReactNode {
  const { contest, put, faultAt } = useContest();
  const common = {
    ...shown,
    error: faultAt(at),
    value: contest[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  };
  if (options) return <Select {...common} options={options} />;
  if (as === 'area') return <TextArea {...common} rows={2} />;
  return <Field {...common} autoComplete="off" {...controls[as]} />;
}
