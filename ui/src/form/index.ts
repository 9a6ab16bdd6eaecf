export { FormField, FormFields } from './FormFields.tsx';
export { entriesOf, type Fault, readField, subunitsOf, unitsText } from './form-values.ts';
export { type CallFormOptions, createUseCall, type FieldLabel, type FieldLabels, type FormState } from './use-call.ts';
