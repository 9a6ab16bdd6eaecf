import type { PromotionCheck } from '@halley/contract';
import { languageNames } from '../words.ts';

type Check = PromotionCheck['checks'][number];

const names: Readonly<Record<string, string>> = {
  rule: 'The house has nothing against it',
  amounts: 'An amount is missing in a currency',
  currencies: 'No currency has every amount',
  percent_or_amount: 'A gift is a part or an amount, one of both',
  percent_needs_cap: 'A part needs a largest amount',
  percent_of_nothing: 'There is nothing to take a part of',
  tickets: 'Tickets of a lottery; what is won when it does not run waits for the next of its name',
  levels: 'Levels are not those of its size',
  wins_need_terms: 'Wins that become a bonus need terms',
  identifier: 'A contest that runs has a part of this identifier',
  contest: 'The contest',
  prizes: 'Places and prizes',
  bet: 'No game of these spins is played at this stake',
  card: 'The card in the points shop',
  lootbox: 'The box or turn',
  reward: 'A gift that cannot be given so',
  trigger: 'This occasion cannot be used',
  losses: 'What somebody has lost is known for cashback alone',
  cashback: 'Cashback',
  wagering: 'How often it has to be played',
  validity: 'Too few days',
  one_product: 'Casino and sport are mixed where a licence forbids it',
  budget: 'The budget',
  schedule: 'The dates',
  caps: 'How often it is given',
  exclamation: 'A text shouts',
  pressing: 'A text presses',
  chasing: 'A text promises something for coming back after a loss',
  free: 'A text says “free” although something is asked for',
};

/** A finding of the house in words; one that nobody has written words for is told by its name. */
export function checkInWords({ key, detail }: Pick<Check, 'key' | 'detail'>): string {
  const name = names[key] ?? key.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());
  const told = languageNames[detail as keyof typeof languageNames] ?? detail;
  return told ? `${name}: ${told}` : name;
}
