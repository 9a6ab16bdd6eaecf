import type { PaymentAction, StaffPaymentFile } from '@halley/contract';

type Step = Pick<StaffPaymentFile['events'][number], 'from' | 'to' | 'actor' | 'reason' | 'provider_event'>;

/** What the checks of a cashout may say, as parts of a sentence. */
const signals: Record<string, string> = {
  new_account: 'the account is new',
  unverified: 'the player is not verified',
  first_cashout: 'it is the player’s first cashout',
  unplayed_deposit: 'a deposit has not been played',
  method_never_used: 'this way of paying was never used for a deposit',
  new_destination: 'it goes where no cashout went before',
  other_country: 'it was asked for from another country',
  large_sum: 'the sum is large',
  many_today: 'there were many cashouts today',
  risk_review: 'the risk rules ask for a look',
  risk_decline: 'the risk rules advise against it',
};

/** Why a payment ended, where the house or a provider ended it. What staff wrote stays as it was written. */
const ends: Record<string, string> = {
  abandoned: 'Nobody paid in time.',
  canceled_by_player: 'The player canceled it.',
  canceled_at_provider: 'It was canceled at the provider.',
  declined_by_provider: 'The provider declined it.',
  wrong_amount: 'Another amount arrived than was ordered.',
};

/** “The account is new, and the player is not verified.” */
export function tellSignals(names: readonly string[]): string {
  const parts = names.map((name) => signals[name] ?? name.replaceAll('_', ' '));
  const last = parts.pop();
  if (last === undefined) return '';
  const all = parts.length > 0 ? `${parts.join(', ')}, and ${last}` : last;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}

export function tellEnd(reason: string): string {
  return ends[reason] ?? reason;
}

/** One step of a payment as a sentence. Reasons that people wrote are quoted. */
export function tellStep(step: Step, action: PaymentAction): string {
  const { to, actor, reason, provider_event } = step;
  const told = actor === 'provider' && provider_event ? ` Their event: ${provider_event}.` : '';
  return `${sentenceOf(step, action)}${becauseOf({ to, actor, reason })}${told}`;
}

function sentenceOf({ from, to, actor, reason }: Step, action: PaymentAction): string {
  const isCashout = action === 'cashout';
  switch (to) {
    case 'reserved':
      return 'Asked for. The money is set aside.';
    case 'pending':
      if (!isCashout || from === null) return 'Begun. We wait for the money.';
      return reason ? 'The checks left it to people.' : 'The checks found nothing against it.';
    case 'processing':
      if (actor === 'staff') return 'Agreed to. It goes to the provider.';
      return isCashout ? 'Sent to the provider.' : 'The provider works on it.';
    case 'succeeded':
      return isCashout ? 'Paid out.' : 'The money has arrived and is in the wallet.';
    case 'declined':
      return isCashout ? 'Declined. The money is back in the wallet.' : 'Declined. No money has moved.';
    case 'canceled':
      return isCashout ? 'Canceled. The money is back in the wallet.' : 'Given up. No money has moved.';
    case 'rejected':
      return 'Rejected. The money is back in the wallet.';
    case 'recalled':
      return 'Taken back by the player. The money is back in the wallet.';
  }
}

function becauseOf({ to, actor, reason }: Pick<Step, 'to' | 'actor' | 'reason'>): string {
  if (reason === null || reason === '') return '';
  if (to === 'pending') return ` ${tellSignals(reason.split(', '))}`;
  if (actor === 'staff') return ` “${reason}”`;
  if (actor === 'provider') return ` The provider says: ${reason}.`;
  return ` ${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

const entries: Record<string, string> = {
  deposit: 'Deposit',
  hold: 'Set aside for the cashout',
  capture: 'Paid out',
  release: 'Given back',
  correction: 'Correction',
};

const houses: Record<string, string> = { payments: 'Payments', corrections: 'Corrections' };

const outcomes: Record<string, string> = {
  applied: 'Done as told',
  repeated: 'Told before; nothing changed',
  replayed: 'Told before; nothing changed',
  late: 'Came too late; nothing changed',
  refused: 'Did not fit; refused',
  flagged: 'Did not fit; put on the list of differences',
};

/** A code that has no words yet is at least readable. */
const readable = (code: string) => code.replaceAll('_', ' ');

export const ledgerWords = {
  entry: (reason: string) => entries[reason] ?? readable(reason),
  house: (account: string) => houses[account] ?? readable(account),
};

export function callbackOutcome(outcome: string): string {
  return outcomes[outcome] ?? readable(outcome);
}
