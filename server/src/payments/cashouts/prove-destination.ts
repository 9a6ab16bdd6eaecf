import type { PlayerContext, Tx } from '../../kit/index.ts';
import type { PaymentsPorts } from '../ports.ts';
import {
  addDestination,
  type Destination,
  findDestination,
  holdDestinations,
  touchDestination,
} from './destination-store.ts';

/**
 * [PP-32]: money goes where it went before, or the player shows once more who is here. A saved way of paying counts as new
 * until money went there: whoever took over a session could have saved their own.
 */
export async function proveDestination(
  ports: Pick<PaymentsPorts, 'sealer' | 'requireProof'>,
  tx: Tx,
  context: PlayerContext,
  asked: Destination & { shown: string | null; at: Date },
): Promise<void> {
  await holdDestinations(tx, asked.playerId);
  const known = await findDestination(ports, tx, asked);
  if (known) return touchDestination(tx, { id: known.id, at: asked.at });
  await ports.requireProof(tx, context);
  await addDestination(ports, tx, asked);
}
