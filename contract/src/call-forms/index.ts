export type { CallForm, CallForms, NamedField } from './describe-calls.ts';
export { describeCalls } from './describe-calls.ts';
export { describeField, type FieldKind, type FieldShape } from './describe-field.ts';
