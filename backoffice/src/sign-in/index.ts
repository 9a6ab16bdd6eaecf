export { CodeField } from './CodeField.tsx';
export { Door } from './Door.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
