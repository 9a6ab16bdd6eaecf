/** What is known of a cashout and of whoever asks for it. */
export interface CashoutFacts {
  accountAgeMs: number;
  verified: boolean;
  /** Cashouts that were sent before. */
  sentBefore: number;
  /** Paid in and not played once. */
  unplayedDeposit: bigint;
  paidInByMethod: boolean;
  /** Money went elsewhere before, and never here. */
  isNewDestination: boolean;
  /** Asked for from another country than the account's. */
  isOtherCountry: boolean;
  /** With all others of the last thirty days. */
  sumOfMonth: bigint;
  reviewAbove: bigint;
  /** Asked for on the same day, this one included. */
  askedToday: number;
  /** What the rules about persons and devices say. */
  risk: 'accept' | 'review' | 'decline';
}

const cashoutSignals = [
  'new_account',
  'unverified',
  'first_cashout',
  'unplayed_deposit',
  'method_never_used',
  'new_destination',
  'other_country',
  'large_sum',
  'many_today',
  'risk_review',
  'risk_decline',
] as const;
export type CashoutSignal = (typeof cashoutSignals)[number];

const dayMs = 24 * 60 * 60 * 1000;
const newAccountMs = 3 * dayMs;
const manyToday = 5;

const speaks: Record<CashoutSignal, (facts: CashoutFacts) => boolean> = {
  new_account: ({ accountAgeMs }) => accountAgeMs < newAccountMs,
  unverified: ({ verified }) => !verified,
  first_cashout: ({ sentBefore }) => sentBefore === 0,
  unplayed_deposit: ({ unplayedDeposit }) => unplayedDeposit > 0n,
  method_never_used: ({ paidInByMethod }) => !paidInByMethod,
  new_destination: ({ isNewDestination }) => isNewDestination,
  other_country: ({ isOtherCountry }) => isOtherCountry,
  large_sum: ({ sumOfMonth, reviewAbove }) => sumOfMonth > reviewAbove,
  many_today: ({ askedToday }) => askedToday > manyToday,
  risk_review: ({ risk }) => risk === 'review',
  risk_decline: ({ risk }) => risk === 'decline',
};

/** Nothing is refused by a machine: whatever speaks up, a person looks. */
export function judgeCashout(facts: CashoutFacts): { verdict: 'accept' | 'review'; signals: CashoutSignal[] } {
  const signals = cashoutSignals.filter((signal) => speaks[signal](facts));
  return { verdict: signals.length === 0 ? 'accept' : 'review', signals };
}
