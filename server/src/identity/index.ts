export type { Captcha, CaptchaAction, CaptchaChallenge } from './captcha/captcha.ts';
export { createCaptcha } from './captcha/create-captcha.ts';
export { createIdentity, type Identity, type IdentityOptions, type SeedPlayer } from './create-identity.ts';
export type { AfterRegister, NewcomerPlayer, PlayerMoney } from './ports.ts';
export { createMailLookUp } from './registration/look-up-mail.ts';
export { createPasswords } from './sign-in/passwords.ts';
