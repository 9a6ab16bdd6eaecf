/** What becomes of a payout by itself, decided by the last two digits of its subunits. */
export const payoutRules = {
  '01': 'later',
  '02': 'decline',
  '03': 'silence',
  '04': 'paid_after_decline',
  '05': 'refuse',
  '06': 'lost_answer',
  '07': 'by_hand',
} as const;

export type PayoutRule = (typeof payoutRules)[keyof typeof payoutRules] | 'at_once';

/** An order of such an amount is taken, and its shop hears nothing of it until it asks again. */
export function isAnswerLost(amount: string): boolean {
  return payoutRule(amount) === 'lost_answer';
}

export function payoutRule(amount: string): PayoutRule {
  const digits = amount.padStart(2, '0').slice(-2);
  return Object.hasOwn(payoutRules, digits) ? payoutRules[digits as keyof typeof payoutRules] : 'at_once';
}
