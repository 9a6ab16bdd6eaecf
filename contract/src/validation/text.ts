import type { Failure, Validator } from './failure.ts';

const failWhen = (wrong: boolean, code: Failure['code'], values?: Failure['values']): Failure | undefined =>
  wrong ? { code, ...(values ? { values } : {}) } : undefined;

/** Length as people count it: a letter outside the basic plane is one. */
const lengthOf = (value: string) => [...value].length;

export const required: Validator = (value) => failWhen(value.trim() === '', 'required');

export function minLength(least: number): Validator {
  return (value) => failWhen(lengthOf(value) < least, 'too_short', { least });
}

export function maxLength(most: number): Validator {
  return (value) => failWhen(lengthOf(value) > most, 'too_long', { most });
}

/**
 * Local part, @, and a domain of at least two labels. Stricter rules refuse addresses that exist; whether this one does
 * is found out by writing to it.
 */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

export const email: Validator = (value) => {
  const lower = value.trim().toLowerCase();
  return failWhen(lower.length > 254 || !emailPattern.test(lower), 'invalid_email');
};

export const personalId: Validator = (value) => failWhen(lengthOf(value) !== 11, 'personal_id');

/** Letters of any script, digits and the listed signs; no spaces. */
const passwordPattern = /^[\p{L}\p{M}\p{Nd}|@#$^&="!№';%:?()_+\-/,.<>]*$/u;

export const password: Validator = (value) => failWhen(!passwordPattern.test(value), 'password_characters');

export function confirmedBy(other: string): Validator {
  return (value) => failWhen(value !== other, 'mismatch');
}

export const nameCharts: Validator = (value) => failWhen(!/^[\p{L}\p{M}\p{Nd} .-]*$/u.test(value), 'name_characters');

/** Empty, or 3 to 15 plain characters. */
export const nickname: Validator = (value) => {
  if (value === '') return undefined;
  if (!/^[A-Za-z0-9 .-]*$/.test(value)) return { code: 'nickname_characters' };
  return failWhen(value.length < 3 || value.length > 15, 'nickname_length');
};

/** At least eight characters that can stand in a phone number. Whether the number exists is asked elsewhere. */
export const phone: Validator = (value) => failWhen(!/^[0-9+() -]{8,}$/.test(value), 'phone');

export const mustBeChecked: Validator<boolean> = (value) => failWhen(value !== true, 'must_be_checked');

export function oneOf(choices: readonly string[]): Validator {
  return (value) => failWhen(!choices.includes(value), 'not_in_list');
}
