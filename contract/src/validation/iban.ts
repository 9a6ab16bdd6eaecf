import { isValidIBAN } from 'ibantools';
import type { Validator } from './failure.ts';

const compact = (value: string) => value.replaceAll(' ', '').toUpperCase();

export const isLithuanianIban = (value: string) => compact(value).startsWith('LT');

/** The bank account of a profile or a payout. */
export const iban: Validator = (value) => {
  if (!/^[A-Za-z0-9 ]*$/.test(value)) return { code: 'iban_characters' };
  if (isLithuanianIban(value)) return { code: 'iban_lithuania' };
  return isValidIBAN(compact(value)) ? undefined : { code: 'iban_invalid' };
};
