import { Refusal } from '@halley/contract';
import { invariant, type PlayerContext, type Tx } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { replaceToken } from './session-store.ts';
import { newTokenOf, tokenHash } from './session-token.ts';

/**
 * The session goes on under a token nobody has seen: whoever has copied the old one is out. Returns how to hand it to
 * the browser, once the transaction has committed.
 */
export async function rotateToken(
  { homes, clock, cookies }: Pick<IdentityPorts, 'homes' | 'clock' | 'cookies'>,
  tx: Tx,
  context: PlayerContext,
): Promise<() => void> {
  const token = newTokenOf(homes, context.principal.playerId);
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  const { sessionId } = context.principal;
  const isOpen = await replaceToken(tx, { sessionId, tokenHash: hash, at: clock.now() });
  // It was ended, from elsewhere, while we worked.
  if (!isOpen) throw new Refusal('UNAUTHENTICATED');
  return () => cookies.session.set(context, token);
}
