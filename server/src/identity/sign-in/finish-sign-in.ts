import { type Player, Refusal } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { knownDevice } from '../sessions/known-device.ts';
import { homeOfToken } from '../sessions/session-token.ts';
import { useSecondFactor } from '../two-factor/use-second-factor.ts';
import { completeSignIn, refuseRegion } from './complete-sign-in.ts';
import { findHalfSignIn, finishHalfSignIn, takeTry } from './half-sign-in-store.ts';
import type { Proof } from './login-guard.ts';

/** The second step: only the code travels, the cookie says whose password was right before. */
export async function finishSignIn(ports: IdentityPorts, code: string, context: Context): Promise<Player> {
  const { homes, clock, cookies, guard } = ports;
  refuseRegion(ports, context);
  const token = cookies.halfSignIn.read(context);
  const home = homeOfToken(homes, token);
  const half = await findHalfSignIn(home, { token, at: clock.now() });
  if (!half) throw expired(ports, context);
  const device = await knownDevice(ports, home, { context, email: half.email });
  await guard.attempt({ home, email: half.email, withCode: true, device }, async (): Promise<Proof<null>> => {
    // The try is taken by itself: it stays taken when the code is wrong.
    if (!(await home.tx((tx) => takeTry(tx, { id: half.id, at: clock.now() })))) throw expired(ports, context);
    const isRight = await home.tx(async (tx) => {
      if (!(await useSecondFactor(ports, tx, { playerId: half.playerId, code }))) return false;
      if (!(await finishHalfSignIn(tx, { id: half.id, at: clock.now() }))) throw expired(ports, context);
      return true;
    });
    return isRight ? { isRight, value: null } : { isRight, refusal: 'two_factor.invalid' };
  });
  return completeSignIn(ports, context, { playerId: half.playerId, passwordHash: half.passwordHash });
}

function expired({ cookies }: IdentityPorts, context: Context): Refusal {
  if (cookies.halfSignIn.read(context) !== undefined) cookies.halfSignIn.clear(context);
  return new Refusal('two_factor.expired');
}
