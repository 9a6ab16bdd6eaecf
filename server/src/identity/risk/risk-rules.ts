export type Verdict = 'accept' | 'review' | 'decline';

/** What is known of a payment and of whoever makes it. Words of the request stand beside what the account says. */
export interface RiskFacts {
  kind: 'transaction' | 'payout';
  account: { email: string; firstName: string | null; lastName: string | null; country: string | null };
  given: { email: string | null; firstName: string | null; lastName: string | null; country: string | null };
  cardHolder: string | null;
  /** Where the request comes from. */
  placeCountry: string;
  isClosedCountry: boolean;
  isDisposableEmail: boolean;
  isMultiAccount: boolean;
  /** Other accounts that came with the same device. */
  sharedDevices: number;
  /** Checks of this player in the last ten minutes, this one not counted. */
  recentChecks: number;
}

interface RiskRule {
  name: string;
  /** What it comes to when it holds. */
  verdict: Exclude<Verdict, 'accept'> | ((facts: RiskFacts) => Exclude<Verdict, 'accept'>);
  holds(facts: RiskFacts): boolean;
}

const manyChecks = 10;
const tooManyChecks = 30;

/** Money that leaves must go to the player; money that comes in may be looked at first. */
const byDirection = ({ kind }: RiskFacts) => (kind === 'payout' ? ('decline' as const) : ('review' as const));

const rules: readonly RiskRule[] = [
  { name: 'closed_country', verdict: 'decline', holds: ({ isClosedCountry }) => isClosedCountry },
  { name: 'disposable_email', verdict: 'decline', holds: ({ isDisposableEmail }) => isDisposableEmail },
  { name: 'other_email', verdict: 'review', holds: ({ account, given }) => differ(account.email, given.email) },
  {
    name: 'other_name',
    verdict: byDirection,
    holds: ({ account, given }) =>
      differ(account.firstName, given.firstName) || differ(account.lastName, given.lastName),
  },
  {
    name: 'other_card_holder',
    verdict: byDirection,
    holds: ({ account, cardHolder }) =>
      cardHolder !== null && account.lastName !== null && !wordsOf(cardHolder).includes(plain(account.lastName)),
  },
  { name: 'other_country', verdict: 'review', holds: ({ account, given }) => differ(account.country, given.country) },
  {
    name: 'other_place',
    verdict: 'review',
    holds: ({ account, placeCountry }) => differ(account.country, placeCountry),
  },
  { name: 'multi_account', verdict: 'review', holds: ({ isMultiAccount }) => isMultiAccount },
  { name: 'shared_device', verdict: 'review', holds: ({ sharedDevices }) => sharedDevices > 0 },
  { name: 'many_checks', verdict: 'review', holds: ({ recentChecks }) => recentChecks >= manyChecks },
  { name: 'too_many_checks', verdict: 'decline', holds: ({ recentChecks }) => recentChecks >= tooManyChecks },
];

export interface Judgement {
  verdict: Verdict;
  /** Names of the rules that spoke. */
  reasons: string[];
}

const severity: Record<Verdict, number> = { accept: 0, review: 1, decline: 2 };

/** The most severe of what the rules say, and the names of all that spoke. */
export function judgeRisk(facts: RiskFacts): Judgement {
  const spoken = rules.filter((rule) => rule.holds(facts));
  const verdicts = spoken.map(({ verdict }) => (typeof verdict === 'function' ? verdict(facts) : verdict));
  const verdict = verdicts.reduce<Verdict>((worst, one) => (severity[one] > severity[worst] ? one : worst), 'accept');
  return { verdict, reasons: spoken.map(({ name }) => name) };
}

/** What is not known on either side is not a difference. */
function differ(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && left !== '' && right !== '' && plain(left) !== plain(right);
}

/** Accents, case and spaces do not make another person: cards are written in capitals of ASCII. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

function wordsOf(text: string): string[] {
  const whole = plain(text);
  const words = whole.split(' ');
  // A family name may be several words.
  return [
    whole,
    ...words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(' '))),
  ];
}
