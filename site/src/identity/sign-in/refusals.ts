import type { FormOptions } from '../../forms/index.ts';

/** Words for what a log-in may be answered, whichever way it was tried. */
export const signInRefusals: FormOptions<never>['refusals'] = {
  'login.invalid': 'identity.error.login',
  'login.blocked': 'identity.error.loginBlocked',
  'two_factor.invalid': 'identity.error.code',
  'passkey.invalid': 'identity.error.passkey',
  'base.captcha_invalid': 'identity.error.captcha',
  REGION_RESTRICTED: 'identity.error.loginRestricted',
  UNAVAILABLE: 'identity.error.unavailable',
};
