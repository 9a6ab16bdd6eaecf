export type { Captcha } from './captcha/captcha.ts';
export { createCaptcha } from './captcha/create-captcha.ts';
export { createIdentity, type Identity, type IdentityOptions } from './create-identity.ts';

export type { PlayerOrder, PlayerSet } from './desk/found-player-store.ts';
export type { PromotionFacts } from './player/promotion-facts-store.ts';
export type { Reachable } from './player/reach-store.ts';
export { oncePerTransaction } from './player/standings-once.ts';
export type { AfterRegister, NewcomerPlayer } from './ports.ts';
export { normaliseEmail } from './registration/normalise-email.ts';
export { originsAfter, originsOf, type PlayerOrigin } from './registration/origins-store.ts';
export type { SeedPlayer } from './registration/seed-player.ts';
export { type IdentityRoom, identityRoom } from './room.ts';
export { deviceInWords } from './sessions/describe-device.ts';
export { listPastSignIns } from './sessions/past-store.ts';
export { createPasswords, type Passwords } from './sign-in/passwords.ts';
export { newRecoveryCodes, readRecoveryCode } from './two-factor/recovery-codes.ts';
