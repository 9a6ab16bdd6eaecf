import { Refusal } from '@halley/contract';
import { invariant, type PlayerContext, type Tx } from '../../kit/index.ts';
import { type Credentials, findCredentialsOf, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { requireProof } from '../sessions/require-proof.ts';
import type { Proof } from '../sign-in/login-guard.ts';
import { useSecondFactor } from './use-second-factor.ts';

/** Does something that needs a fresh proof and a code. A wrong code counts as a failed log-in does. */
export async function withSecondFactor<T>(
  ports: IdentityPorts,
  { code, context }: { code: string; context: PlayerContext },
  act: (tx: Tx, player: Credentials) => Promise<T>,
): Promise<T> {
  const { homes, guard } = ports;
  const { playerId } = context.principal;
  const home = homes.of(playerId);
  await requireProof(ports, home, context);
  const player = await findCredentialsOf(home, playerId);
  invariant(player, 'whoever is logged in exists');
  if (!player.two_factor_enabled) throw new Refusal('two_factor.not_on');
  return guard.attempt({ home, email: player.email, withCode: true }, () =>
    home.tx(async (tx): Promise<Proof<T>> => {
      const locked = await lockCredentials(tx, playerId);
      if (!locked.two_factor_enabled) throw new Refusal('two_factor.not_on');
      const isRight = await useSecondFactor(ports, tx, { playerId, code });
      if (!isRight) return { isRight, refusal: 'authentication_code.invalid' };
      return { isRight, value: await act(tx, locked) };
    }),
  );
}
