import { type DetailChange, Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { signedOutMail } from '../mails/security-mails.ts';
import { mailReset } from '../password/request-reset.ts';
import { correctDetails } from '../player/correct-details.ts';
import { lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts';

/** What staff do for the safety and the truth of an account. Its owner is told of each by mail. */
export interface AccountDesk {
  /** Logs the player out on every device; how many sessions that were. */
  endSessions(tx: Tx, playerId: number): Promise<number>;
  /** Mails the link to choose a new password. */
  mailPasswordLink(tx: Tx, playerId: number): Promise<void>;
  resetTwoFactor(tx: Tx, playerId: number): Promise<void>;
  /** What has changed. */
  correctDetails(tx: Tx, input: { playerId: number; changes: readonly DetailChange[] }): Promise<DetailChange[]>;
}

export function createAccountDesk(ports: IdentityPorts): AccountDesk {
  const { clock, queueMail, publicUrl } = ports;
  return {
    async endSessions(tx, playerId) {
      const { email, language } = await lockCredentials(tx, playerId);
      const ended = await endSessions(tx, { playerId, clock });
      if (ended > 0) await queueMail(tx, { to: email, ...signedOutMail({ language, publicUrl, at: clock.now() }) });
      return ended;
    },
    async mailPasswordLink(tx, playerId) {
      if (!(await mailReset(ports, tx, playerId))) throw new Refusal('player.enough_links');
    },
    resetTwoFactor: (tx, playerId) => resetTwoFactor(ports, tx, playerId),
    correctDetails: (tx, input) => correctDetails(ports, tx, input),
  };
}
