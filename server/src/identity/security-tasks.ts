import type { Tasks } from '../kit/jobs/index.ts';
import { sendConfirmation } from './confirmation/resend-confirmation.ts';
import { forgetMailTokens } from './mails/mail-token-store.ts';
import { forgetPasskeyChallenges } from './passkeys/challenge-store.ts';
import { sendReset } from './password/request-reset.ts';
import type { IdentityPorts } from './ports.ts';
import { forgetHalfSignIns } from './sign-in/half-sign-in-store.ts';
import { tellLocked } from './sign-in/unlock-account.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type SecurityTasks = Pick<
  Tasks,
  'identity.sweep' | 'identity.tell_locked' | 'identity.send_password_reset' | 'identity.send_confirmation'
>;

/** What happens after the answer: mails whose being written would tell whether an address is known. */
export function securityTasks(ports: IdentityPorts): SecurityTasks {
  const { homes, claims, clock, guard } = ports;
  return {
    'identity.tell_locked': (payload) => tellLocked(ports, payload),
    'identity.send_password_reset': (payload) => sendReset(ports, payload),
    'identity.send_confirmation': (payload) => sendConfirmation(ports, payload),
    async 'identity.sweep'() {
      const yesterday = new Date(clock.now().getTime() - dayMs);
      await guard.sweep();
      for (const home of homes.all()) {
        await forgetPasskeyChallenges(home, yesterday);
        await forgetHalfSignIns(home, yesterday);
        await forgetMailTokens(home, yesterday);
      }
      await claims.sweep();
    },
  };
}
