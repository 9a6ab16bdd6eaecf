import { type Currency, currencyOfCountry, Refusal, type Registration } from '@halley/contract';
import type { z } from 'zod';
import { normaliseEmail } from './normalise-email.ts';

const shortestPassword = 8;
const longestPassword = 128;

export interface RegistrationRules {
  /** Where the visitor is. */
  country: string;
  isCountry(code: string): boolean;
  mayRegister(country: string): boolean;
}

export interface CheckedRegistration {
  email: string;
  password: string;
  nickname: string | null;
  country: string;
  currency: Currency;
  receivePromos: boolean;
  receiveSmsPromos: boolean;
  depositBonusCode: string | null;
}

/** Says no to what cannot become an account, and fills in what the visitor left open. */
export function checkRegistration(
  user: z.output<typeof Registration>['user'],
  rules: RegistrationRules,
): CheckedRegistration {
  refuseRegion(rules.country, rules);
  const email = normaliseEmail(user.email);
  if (!email) throw new Refusal('email.invalid');
  const passwordLength = [...user.password].length;
  if (passwordLength < shortestPassword) throw new Refusal('password.too_short');
  if (passwordLength > longestPassword) throw new Refusal('password.too_long');
  if (!user.terms_acceptance) throw new Refusal('terms_acceptance.required');
  if (!user.age_acceptance) throw new Refusal('age_acceptance.required');
  const country = user.country ?? rules.country;
  if (!rules.isCountry(country)) throw new Refusal('country.not_supported');
  // Living in a closed country closes the door as well as being there.
  refuseRegion(country, rules);
  return {
    email,
    password: user.password,
    nickname: visibleText(user.nickname),
    country,
    currency: user.currency ?? currencyOfCountry(country),
    receivePromos: user.receive_promos,
    receiveSmsPromos: user.receive_sms_promos,
    depositBonusCode: visibleText(user.deposit_bonus_code),
  };
}

function refuseRegion(country: string, rules: RegistrationRules): void {
  if (!rules.mayRegister(country)) throw new Refusal('REGION_RESTRICTED', { country_code: country });
}

/** Control and direction characters would let one name pass for another where others see it. */
function visibleText(text: string | undefined): string | null {
  return text?.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim() || null;
}
