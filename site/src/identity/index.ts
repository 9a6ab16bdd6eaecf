export { BreakFacts } from './BreakFacts.tsx';
export { ConnectedAccounts } from './ConnectedAccounts.tsx';
export { captcha } from './captcha/index.ts';
export { ResendForm } from './confirmation/ResendForm.tsx';
export { declineLimit } from './decline-limit.ts';
export { type DeviceBreak, keepDeviceBreak, readDeviceBreak } from './device-break.ts';
export { deviceFingerprint } from './device-fingerprint.ts';
export { OneTimeCodeField } from './OneTimeCodeField.tsx';
export { NewPasswordField } from './passwords/NewPasswordField.tsx';
export { passwordRefusals } from './passwords/refusals.ts';
export { PersonalInfoForm } from './personal/PersonalInfoForm.tsx';
export { usePersonalForm } from './personal/use-personal-form.ts';
export { addPasskey, isKnownAlready, usePasskeysExist } from './reauthentication/passkeys.ts';
export { securityRefusals } from './reauthentication/refusals.ts';
export {
  type Reauthentication,
  ReauthenticationCancelled,
  useReauthentication,
} from './reauthentication/use-reauthentication.tsx';
export { wasCancelled } from './sign-in/passkey.ts';
