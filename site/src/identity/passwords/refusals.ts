import type { FormOptions } from '../../forms/index.ts';

/** Words for what a new password may be answered. */
export const passwordRefusals: FormOptions<never>['refusals'] = {
  'password.too_short': 'identity.error.passwordShort',
  'password.too_long': 'identity.error.passwordLong',
  'password.too_common': 'identity.error.passwordCommon',
  'base.captcha_invalid': 'identity.error.captcha',
  UNAVAILABLE: 'identity.error.unavailable',
};
