/** Why a value was refused. The screen's text is `validation.<code>` with the field's name and these values in it. */
export interface Failure {
  code: ValidationCode;
  values?: Record<string, string | number>;
}

/** Undefined is a yes. */
export type Validator<T = string> = (value: T) => Failure | undefined;

/** Every code with the words the server answers; screens have their own in each language. */
export const validationTexts = {
  required: 'must be filled in',
  too_short: 'is too short',
  too_long: 'is too long',
  too_small: 'is too small',
  too_large: 'is too large',
  not_integer: 'must be a whole number',
  invalid_email: 'is not an e-mail address',
  personal_id: 'must have exactly 11 characters',
  password_characters: 'has characters that a password cannot have',
  mismatch: 'does not match',
  name_characters: 'may have letters, digits, spaces, dots and hyphens',
  nickname_length: 'must have 3 to 15 characters',
  nickname_characters: 'may have Latin letters, digits, spaces, dots and hyphens',
  phone: 'is not a phone number',
  not_enough_money: 'is more than your balance',
  multiple_of: 'must be a multiple of the step',
  must_be_checked: 'must be ticked',
  invalid_date: 'is not a date',
  too_young: 'makes you too young',
  invalid_day: 'is not a day',
  invalid_month: 'is not a month',
  invalid_year: 'is not a year that fits',
  iban_characters: 'may have letters, digits and spaces',
  iban_lithuania: 'is from Lithuania, where we cannot send money',
  iban_invalid: 'is not an account number',
  postal_code: 'is not a postal code of this country',
  not_in_list: 'is not one of the choices',
  locked: 'cannot be changed any more',
  not_allowed: 'cannot be given here',
} as const;

export type ValidationCode = keyof typeof validationTexts;

/** The first validator that refuses speaks. */
export function firstFailure<T>(...validators: Validator<T>[]): Validator<T> {
  return (value) => {
    for (const validator of validators) {
      const failure = validator(value);
      if (failure) return failure;
    }
    return undefined;
  };
}

/** An empty value passes: whether it may be empty is for `required` to say. */
export function unlessEmpty(validator: Validator): Validator {
  return (value) => (value === '' ? undefined : validator(value));
}
