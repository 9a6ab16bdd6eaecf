import type { GoalFacts } from './goal-facts.ts';

/** What becomes of a market at an end: decided ones before it, and those that were still open. */
interface EndRule {
  decided: 'stands' | 'void';
  open: 'settled' | 'void';
  says: string;
}

/** How a fixture can end, one row each. */
export const goalEnds: Readonly<Record<NonNullable<GoalFacts['end']>, EndRule>> = {
  finished: { decided: 'stands', open: 'settled', says: 'Played to the end: every market is settled by the score.' },
  abandoned: {
    decided: 'stands',
    open: 'void',
    says: 'Abandoned and not resumed within 48 hours: what was decided stands, the rest is void.',
  },
  walkover: { decided: 'void', open: 'void', says: 'Walkover: every market is void.' },
  postponed: { decided: 'void', open: 'void', says: 'Postponed and not begun within 48 hours: every market is void.' },
};
