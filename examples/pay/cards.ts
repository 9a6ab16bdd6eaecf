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

/** First digits of issuers whose cards are not taken. Nobody is on the list today. */
export const blockedBins: readonly string[] = [];

export type CardProblem = 'no_number' | 'blocked' | 'no_test_card';

/** Only what may be kept: the number itself is never stored, written or sent on. */
export function readCard(typed: string, blocked: readonly string[] = blockedBins): Card | CardProblem {
  const digits = typed.replace(/[ -]/g, '');
  const brand = brandOf(digits);
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits) || !brand) return 'no_number';
  if (blocked.some((bin) => digits.startsWith(bin))) return 'blocked';
  const known = testCards.find(({ number }) => number === digits);
  // A number that is not on our list may be somebody's real one: nothing is done with it.
  return known ? { brand, last4: digits.slice(-4), rule: known.rule } : 'no_test_card';
}

/** `04/28`: a card is good until the end of its month. */
export function expiryProblem(typed: string, now: Date): 'form' | 'expired' | undefined {
  const [, month = 0, year = 0] = (/^(\d{2})\s*\/\s*(\d{2})$/.exec(typed.trim()) ?? []).map(Number);
  if (month < 1 || month > 12 || year < 1) return 'form';
  const isPast = (2000 + year) * 12 + month <= now.getUTCFullYear() * 12 + now.getUTCMonth();
  return isPast ? 'expired' : undefined;
}

/** As it is pressed into a card: Latin letters and spaces. It may be left empty. */
export const isHolder = (typed: string): boolean => /^[A-Za-z ]*$/.test(typed.trim());

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());
