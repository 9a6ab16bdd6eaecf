import {
  type Brand,
  type Currency,
  currencies,
  currencyAt,
  isOfBrand,
  type Licence,
  Refusal,
  type RefusalCode,
  type Registration,
  refusals,
} from '@halley/contract';
import { checkForm, playerFieldsForm } from '@halley/contract/forms';
import { type CalendarDay, nickname } from '@halley/contract/validation';
import { internationalPhone, possiblePhone } from '@halley/contract/validation/phone-number';
import type { z } from 'zod';
import { playerFieldsFor } from '../../config/index.ts';
import { type GatheredErrors, gatherErrors } from '../../kit/index.ts';
import { passwordRefusal } from '../password/password-rules.ts';
import { type PersonalColumn, type PlayerChange, personalColumns } from '../player/player-store.ts';
import { isZoneOf } from '../player/today-of-player.ts';
import { isDisposableAddress } from './disposable.ts';
import { normaliseEmail } from './normalise-email.ts';

type User = z.output<typeof Registration>['user'];

export interface RegistrationRules {
  /** Where the visitor is. */
  country: string;
  isCountry(code: string): boolean;
  mayRegister(country: string): boolean;
  /** Whose house it is: its currencies. */
  brand: Pick<Brand, 'currencies'>;
  licenceOf(country: string): Licence;
  today(place: { country: string; timeZone: string | null }): CalendarDay;
}

export interface CheckedRegistration {
  email: string;
  password: string;
  nickname: string | null;
  country: string;
  currency: Currency;
  licence: Licence;
  receivePromos: boolean;
  receiveSmsPromos: boolean;
  depositBonusCode: string | null;
  details: PlayerChange;
}

/** Not personal fields: they have rules of their own, here or elsewhere. */
const known = new Set([
  'email',
  'password',
  'password_confirmation',
  'currency',
  'country',
  'nickname',
  'terms_acceptance',
  'age_acceptance',
  'receive_promos',
  'receive_sms_promos',
  'deposit_bonus_code',
  'acquisition',
  'dfpc',
  'captcha',
  'custom_login_reg',
  'time_zone',
]);

/** Says no to what cannot become an account, with every field that is wrong, and fills in what was left open. */
export function checkRegistration(user: User, rules: RegistrationRules): CheckedRegistration {
  refuseRegion(rules.country, rules);
  const errors = gatherErrors();
  const email = checkAddress(user.email, errors);
  const wrongPassword = passwordRefusal(user.password, { email });
  if (wrongPassword) refuse(errors, wrongPassword);
  if (!user.terms_acceptance) refuse(errors, 'terms_acceptance.required');
  if (!user.age_acceptance) refuse(errors, 'age_acceptance.required');
  const country = user.country ?? rules.country;
  const isCountry = rules.isCountry(country);
  if (!isCountry) refuse(errors, 'country.not_supported');
  // Living in a closed country closes the door as well as being there.
  else refuseRegion(country, rules);
  const name = visibleText(user.nickname);
  const wrongName = name === null ? undefined : nickname(name);
  if (wrongName) errors.addFailure('nickname', wrongName);
  const currency = user.currency ?? currencyAt(rules.brand, country);
  if (!isOfBrand(rules.brand.currencies, currency)) refuse(errors, 'currency.not_supported');
  const licence = rules.licenceOf(country);
  const details = isCountry ? checkDetails({ user, country, currency, licence, rules, errors }) : {};
  errors.throwIfAny();
  return {
    email,
    password: user.password,
    nickname: name,
    country,
    currency,
    licence,
    receivePromos: user.receive_promos,
    receiveSmsPromos: user.receive_sms_promos,
    depositBonusCode: visibleText(user.deposit_bonus_code),
    details,
  };
}

function checkAddress(text: string, errors: GatheredErrors): string {
  const email = normaliseEmail(text);
  if (!email) refuse(errors, 'email.invalid');
  else if (isDisposableAddress(email)) refuse(errors, 'email.disposable');
  return email ?? '';
}

/** The personal fields that this licence demands of a newcomer; no others are taken. */
function checkDetails(input: {
  user: User;
  country: string;
  currency: Currency;
  licence: Licence;
  rules: RegistrationRules;
  errors: GatheredErrors;
}): PlayerChange {
  const { user, country, currency, licence, rules, errors } = input;
  const zone = user.time_zone;
  const timeZone = typeof zone === 'string' && isZoneOf(country, zone) ? zone : null;
  const fields = playerFieldsFor({ licence, country, isFiat: currencies[currency].fiat });
  const demanded = fields.contexts.registration.filter((field) => !known.has(field));
  for (const field of Object.keys(user)) {
    if (!known.has(field) && !demanded.includes(field)) errors.addFailure(field, { code: 'not_allowed' });
  }
  const form = playerFieldsForm(
    fields.fields.filter(({ field }) => demanded.includes(field)),
    { today: rules.today({ country, timeZone }), country, licence, required: demanded },
  );
  const given = Object.fromEntries(demanded.map((field) => [field, user[field]]));
  const { data, failures = {} } = checkForm(form, given);
  for (const [field, failure] of Object.entries(failures)) errors.addFailure(field, failure);
  const details: PlayerChange = timeZone ? { time_zone: timeZone } : {};
  for (const [field, value] of Object.entries(data ?? {})) {
    if (isPersonal(field)) details[field] = visibleText(String(value));
  }
  if (details.mobile_phone) {
    if (possiblePhone(country)(details.mobile_phone)) errors.addFailure('mobile_phone', { code: 'phone' });
    details.mobile_phone = internationalPhone(details.mobile_phone, country);
  }
  return details;
}

function isPersonal(field: string): field is PersonalColumn {
  return personalColumns.some((column) => column === field);
}

function refuse(errors: GatheredErrors, refusal: RefusalCode): void {
  const [field = 'base', code = 'invalid'] = refusal.split('.');
  errors.add(field, code, refusals[refusal].text);
}

function refuseRegion(country: string, rules: RegistrationRules): void {
  if (!rules.mayRegister(country)) throw new Refusal('REGION_RESTRICTED', { country_code: country });
}

/** Control and direction characters would let one name pass for another where others see it. */
function visibleText(text: string | undefined): string | null {
  return text?.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim() || null;
}
