import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import type { CalendarDay } from './dates.ts';
import type { Validator } from './failure.ts';

/** Spaces and hyphens are how people group the digits. */
const digitsOf = (value: string) => value.replace(/[ -]/g, '');

export const cardNumber: Validator = (value) =>
  cardValidator.number(digitsOf(value)).isValid ? undefined : { code: 'card_number' };

/** Issuers whose cards are not taken for deposits. None today. */
const blockedBins: readonly string[] = [];

export function cardNumberDepBin(blocked: readonly string[] = blockedBins): Validator {
  return (value) => (blocked.some((bin) => digitsOf(value).startsWith(bin)) ? { code: 'card_blocked' } : undefined);
}

/** `MM/YY`. A card is good until the end of its month. */
export function cardExpiry(today: CalendarDay): Validator {
  return (value) => {
    const match = /^(\d{2})\/(\d{2})$/.exec(value.replaceAll(' ', ''));
    const [month = 0, year = 0] = match?.slice(1).map(Number) ?? [];
    if (month < 1 || month > 12 || year < 1) return { code: 'card_expiry' };
    const century = Math.floor(today.year / 100) * 100;
    const expired = century + year < today.year || (century + year === today.year && month < today.month);
    return expired ? { code: 'card_expired' } : undefined;
  };
}

const compact = (value: string) => value.replaceAll(' ', '').toUpperCase();

export const isLithuanianIban = (value: string) => compact(value).startsWith('LT');

export const iban: Validator = (value) => {
  if (!/^[A-Za-z0-9 ]*$/.test(value)) return { code: 'iban_characters' };
  if (isLithuanianIban(value)) return { code: 'iban_lithuania' };
  return isValidIBAN(compact(value)) ? undefined : { code: 'iban_invalid' };
};
