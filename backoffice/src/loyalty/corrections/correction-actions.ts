import type { PointCorrection } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { loyaltyWords } from '../words.ts';

const { corrections: own } = loyaltyWords;
/** With its sign: given or taken. */
export const signed = (points: number) => points.toLocaleString('en', { signDisplay: 'exceptZero' });

/** Points that are to be given or taken: another person decides. */
export function proposePoints(playerId: number): Action {
  return action('proposePoints', {
    label: own.propose,
    title: own.proposeTitle,
    text: own.proposeText,
    look: 'secondary',
    params: { id: String(playerId) },
    start: { chargeable: 0, persistent: 0 },
    labels: {
      chargeable: { label: own.chargeable, hint: own.chargeableHint },
      persistent: { label: own.persistent, hint: own.persistentHint },
    },
    isReady: ({ read }) => read !== undefined && (read.chargeable !== 0 || read.persistent !== 0),
    done: own.proposed,
  });
}

/** Whoever proposed it decides nothing: the other buttons are not there. */
export function correctionActions(correction: PointCorrection): Action[] {
  const { id, state, is_own: isOwn, chargeable, persistent, reason } = correction;
  if (state !== 'proposed' || isOwn) return [];
  const sum = own.sum(signed(chargeable), signed(persistent));
  const decide = (agree: boolean) =>
    action('decidePoints', {
      label: agree ? own.agree : own.refuse,
      name: own.nameOf(agree ? own.agree : own.refuse, id),
      title: agree ? own.agreeTitle : own.refuseTitle,
      text: `${sum}: ${reason}. ${agree ? own.agreeText : own.refuseText}`,
      look: agree ? 'secondary' : 'quiet',
      params: { id: String(id) },
      start: { agree },
      done: agree ? own.agreed : own.refused,
    });
  return [decide(true), decide(false)];
}
