/** What a card does, decided by its number. `ask`: a 3-D Secure page on which everything can be chosen. */
export type CardRule = 'ask' | 'approve' | 'no_money' | 'stolen';

export interface TestCard {
  number: string;
  rule: CardRule;
}

/** Every number passes the check of its last digit, so that a form which checks it lets them through. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', rule: 'ask' },
  { number: '5555555555554444', rule: 'ask' },
  { number: '4000000000000002', rule: 'approve' },
  { number: '5100000000000008', rule: 'approve' },
  { number: '4000000000001018', rule: 'no_money' },
  { number: '6759000000000000', rule: 'stolen' },
];

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

function brandOf(digits: string): string | undefined {
  if (/^4/.test(digits)) return 'Visa';
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'Mastercard';
  if (/^5[06-9]|^6/.test(digits)) return 'Maestro';
  return undefined;
}

export interface Card {
  brand: string;
  last4: string;
  rule: CardRule;
}

/** Only what may be kept: the number itself is never stored, written or sent on. */
export function readCard(typed: string): Card | undefined {
  const digits = typed.replace(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return undefined;
  const brand = brandOf(digits);
  const known = testCards.find(({ number }) => number === digits);
  // A number that is not on our list may be somebody's real one: nothing is done with it.
  return brand && known ? { brand, last4: digits.slice(-4), rule: known.rule } : undefined;
}

/** `04/28` or `0428`, this month or later. */
export function isExpiry(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(typed.trim()) ?? [];
  if (month === '') return false;
  return (2000 + Number(year)) * 12 + Number(month) > now.getUTCFullYear() * 12 + now.getUTCMonth();
}

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());
