export type { Captcha, CaptchaAction, CaptchaChallenge } from './captcha/captcha.ts';
export { createCaptcha } from './captcha/create-captcha.ts';
export { createIdentity, type Identity, type IdentityOptions, type SeedPlayer } from './create-identity.ts';
export type { Desk } from './desk/create-desk.ts';
export type { AfterRegister, NewcomerPlayer, PlayerMoney } from './ports.ts';
export { createMailLookUp } from './registration/look-up-mail.ts';
export { normaliseEmail } from './registration/normalise-email.ts';
export { createPasswords, type Passwords } from './sign-in/passwords.ts';
export { newRecoveryCodes, readRecoveryCode } from './two-factor/recovery-codes.ts';
