import { Field, Select, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import type { ContestFields } from '../../rule/contest-fields.ts';
import { controls, type TextFieldProps } from '../DraftField.tsx';
import { useContest } from './use-contest.ts';

/** One text of the contest, with what is wrong beside it. */
export function ContestField({
  name,
  at,
  as = 'text',
  options,
  ...shown
}: TextFieldProps<ContestFields> & { className?: string }): ReactNode {
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
