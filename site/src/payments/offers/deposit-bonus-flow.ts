import type { Player } from '@halley/contract';
import { applyBonusCode } from './apply-bonus-code.ts';

interface Standing {
  player: Pick<Player, 'can_issue_bonuses'> | null;
  /** The code of the link, as it was kept. */
  code: string | null;
  /** The deposit was opened for it before. */
  wasShown: boolean;
  /** Main with nothing over it, or the deposit with a bonus. */
  isHere: boolean;
}

export function isFlowDue({ player, code, wasShown, isHere }: Standing): boolean {
  return isHere && player?.can_issue_bonuses === true && Boolean(code) && !wasShown;
}

interface Acts {
  /** Forgets the code of the link. */
  forget: () => void;
  markShown: () => void;
  reloadProfile: () => Promise<unknown>;
  openDeposit: () => Promise<unknown>;
}

/**
 * The code of a link reaches the house, and the deposit opens, whether the code brings offers or not; one that brings none is
 * forgotten. Where nobody answered, it is tried again at the next chance.
 */
export async function runDepositBonusFlow(code: string, acts: Acts): Promise<void> {
  const outcome = await applyBonusCode(code);
  if (outcome === 'failed') return;
  if (outcome === 'invalid') acts.forget();
  else acts.markShown();
  await acts.reloadProfile();
  await acts.openDeposit();
}
