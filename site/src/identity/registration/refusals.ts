import type { FormOptions } from '../../forms/index.ts';
import { passwordRefusals } from '../passwords/refusals.ts';

/** Words for what a new account may be answered. */
export const registrationRefusals: FormOptions<never>['refusals'] = {
  ...passwordRefusals,
  'email.taken': 'identity.error.emailTaken',
  'email.invalid': 'identity.error.email',
  'email.disposable': 'identity.emailCheck.disposable',
  'terms_acceptance.required': 'identity.error.terms',
  'age_acceptance.required': 'identity.error.age',
  'country.not_supported': 'identity.error.country',
  REGION_RESTRICTED: 'identity.error.registrationRestricted',
};
