import { type AdventureReward, type Currency, decimalsOf, promotionLanguages } from '@halley/contract';

const spins: Record<(typeof promotionLanguages)[number], string> = {
  en: 'spins',
  de: 'Drehs',
  'fr-CA': 'tours',
  no: 'spinn',
  it: 'giri',
};

/** A sum in figures that every language reads. */
export function sumText(cents: number, currency: Currency): string {
  const decimals = decimalsOf(currency);
  return `${(cents / 10 ** decimals).toFixed(decimals)} ${currency}`;
}

/** What a gift of an adventure is called, in each language; its title begins with the day it is for. */
export function prizeTexts(reward: AdventureReward, currency: Currency): Record<string, string> {
  return Object.fromEntries(
    promotionLanguages.map((language) => [
      language,
      reward.type === 'freespins'
        ? `${reward.count} ${spins[language]}`
        : `Bonus ${sumText(reward.amount?.[currency] ?? 0, currency)}`,
    ]),
  );
}
