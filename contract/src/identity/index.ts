import { playerCalls } from './player.ts';
import { registrationCalls, socialCalls } from './registration.ts';
import { passkeyCalls, passwordCalls, signInCalls } from './sign-in.ts';

export * from './player.ts';
export * from './registration.ts';
export * from './sign-in.ts';

export const identityCalls = {
  ...playerCalls,
  ...registrationCalls,
  ...socialCalls,
  ...signInCalls,
  ...passkeyCalls,
  ...passwordCalls,
};
