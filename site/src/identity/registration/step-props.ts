import type { FormErrors } from '../../forms/index.ts';
import type { Values } from './registration-body.ts';

export interface StepProps {
  /** What was typed so far, in every step. */
  values: Values;
  /** What the server has refused of this step's fields. */
  refused: FormErrors;
  /** Keeps what is being typed. */
  onType: (values: Values) => void;
  onNext: (values: Values) => void | Promise<void>;
}

export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
