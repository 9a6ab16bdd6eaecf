export {
  centsOfUnits,
  placesOf,
  type Span,
  spansOf,
  stepped,
  subunitsOf,
  typedText,
  unitsText,
} from './amount/amounts.ts';
export { parseAmount, type TypedAmount } from './amount/parse-amount.ts';
export { FormNote } from './FormNote.tsx';

export { countryChoices } from './personal/choices.ts';
export { fieldLabel } from './personal/field-names.ts';
export { LockedField, readable } from './personal/LockedField.tsx';
export { PersonalField } from './personal/PersonalField.tsx';
export {
  changedValues,
  fieldValue,
  isLocked,
  missingIn,
  type PlayerFieldRule,
  personalFields,
  requiredIn,
} from './personal/personal-fields.ts';

export { type FormErrors, refusalErrors } from './refusal-errors.ts';

export { Cancelled, type Sending, sendUpload } from './send-upload.ts';
export { type FormOptions, useForm } from './use-form.ts';
