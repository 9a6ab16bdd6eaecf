import cardValidator from 'card-validator';
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
