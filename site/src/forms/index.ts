export { FormNote } from './FormNote.tsx';
export { failureText } from './failure-text.ts';
export { readForm } from './read-form.ts';
export { type FormErrors, refusalErrors } from './refusal-errors.ts';
export { reportValidation } from './report-validation.ts';
export { type FormOptions, useForm } from './use-form.ts';
