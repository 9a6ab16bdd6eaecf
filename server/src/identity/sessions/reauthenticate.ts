import { invariant, type PlayerContext } from '../../kit/index.ts';
import { findCredentialsOf } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import type { Proof } from '../sign-in/login-guard.ts';
import { useSecondFactor } from '../two-factor/use-second-factor.ts';
import { rotateToken } from './rotate-token.ts';
import { markProven } from './session-store.ts';

export interface ProofForm {
  password?: string;
  otp_attempt?: string;
}

/** Shows once more who is here: with the password, or with a code. A failure counts as a failed log-in does. */
export async function reauthenticate(ports: IdentityPorts, form: ProofForm, context: PlayerContext): Promise<void> {
  const { homes, clock } = ports;
  await proveAgain(ports, form, context);
  const hand = await homes.of(context.principal.playerId).tx(async (tx) => {
    await markProven(tx, { sessionId: context.principal.sessionId, at: clock.now() });
    return rotateToken(ports, tx, context);
  });
  hand();
}

/** Everything that was sent must be right. Returns what the password was compared with, if one was. */
export async function proveAgain(
  ports: IdentityPorts,
  { password, otp_attempt: code }: ProofForm,
  { principal }: PlayerContext,
): Promise<string | null> {
  const { homes, guard, passwords } = ports;
  const { playerId } = principal;
  const home = homes.of(playerId);
  const player = await findCredentialsOf(home, playerId);
  invariant(player, 'whoever is logged in exists');
  const mayOpenLock = password !== undefined && code !== undefined;
  return guard.attempt(
    { home, email: player.email, withCode: mayOpenLock },
    async (): Promise<Proof<string | null>> => {
      if (password !== undefined || code === undefined) {
        const isPassword = await passwords.matches(password ?? '', player.password_hash);
        if (!isPassword) return { isRight: false, refusal: 'current_password.invalid' };
      }
      if (code !== undefined) {
        const isCode = await home.tx((tx) => useSecondFactor(ports, tx, { playerId, code }));
        if (!isCode) return { isRight: false, refusal: 'two_factor.invalid' };
      }
      return { isRight: true, value: player.password_hash };
    },
  );
}
