import { type Action, action } from '../console/index.ts';
import { paymentWords } from './words.ts';

/** Asked for by one, agreed to by another. Whose wallet it is may be settled. */
export function askCorrection(player?: { id: number; currency: string }): Action {
  return action('askCorrection', {
    label: paymentWords.correction,
    title: paymentWords.correctionTitle,
    text: paymentWords.correctionText,
    submit: paymentWords.ask,
    look: 'secondary',
    labels: {
      player_id: { label: paymentWords.player, readOnly: player !== undefined },
      currency: paymentWords.currency,
      amount_cents: { label: paymentWords.amount, hint: paymentWords.amountHint, money: 'currency' },
      corrects: paymentWords.corrects,
    },
    start: { player_id: player?.id, currency: player?.currency ?? 'EUR' },
    done: paymentWords.asked,
  });
}
