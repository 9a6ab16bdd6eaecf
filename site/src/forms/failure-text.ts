import type { Failure, ValidationCode } from '@halley/contract/validation';
import type { MessageKey, Say } from '../i18n/index.ts';

/** Each code has its sentence; the field's name is put into it. */
const keys: Record<ValidationCode, MessageKey> = {
  required: 'validation.required',
  too_short: 'validation.too_short',
  too_long: 'validation.too_long',
  too_small: 'validation.too_small',
  too_large: 'validation.too_large',
  not_integer: 'validation.not_integer',
  invalid_email: 'validation.invalid_email',
  personal_id: 'validation.personal_id',
  password_characters: 'validation.password_characters',
  mismatch: 'validation.mismatch',
  name_characters: 'validation.name_characters',
  nickname_length: 'validation.nickname_length',
  nickname_characters: 'validation.nickname_characters',
  phone: 'validation.phone',
  not_enough_money: 'validation.not_enough_money',
  multiple_of: 'validation.multiple_of',
  must_be_checked: 'validation.must_be_checked',
  invalid_date: 'validation.invalid_date',
  too_young: 'validation.too_young',
  invalid_day: 'validation.invalid_day',
  invalid_month: 'validation.invalid_month',
  invalid_year: 'validation.invalid_year',
  iban_characters: 'validation.iban_characters',
  iban_lithuania: 'validation.iban_lithuania',
  iban_invalid: 'validation.iban_invalid',
  postal_code: 'validation.postal_code',
  not_in_list: 'validation.not_in_list',
  locked: 'validation.locked',
  not_allowed: 'validation.not_allowed',
};

export function isValidationCode(code: string): code is ValidationCode {
  return Object.hasOwn(keys, code);
}

export function failureText(say: Say, failure: Failure, field: string): string {
  return say(keys[failure.code], { field, ...failure.values });
}
