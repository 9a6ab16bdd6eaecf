import type { Say } from '../../i18n/index.ts';
import type { BetView } from './use-slip-view.ts';

/** What is wrong with a typed stake, as far as it is known before it is sent. Nothing typed is nothing wrong. */
export function stakeFault({ typed, unitCents, quoted }: BetView, text: string, say: Say): string | undefined {
  if (text.trim() === '') return undefined;
  if (typed === undefined) return say('slip.stake.wrong');
  if (unitCents < 1) return say('slip.stake.tooLittle');
  const most = quoted.quote?.max_unit_stake_cents;
  return most !== undefined && unitCents > most ? say('slip.refused.limit') : undefined;
}
