import { type Tx, writeEvents } from '../kit/index.ts';
import type { Gift } from './gift.ts';
import { insertGift } from './gift-store.ts';
import type { Purse } from './purse.ts';
import { insertMoves, issuedMove } from './write-gifts.ts';

/** Writes a gift down, once for its source. Undefined: it was there before. */
export async function issueGift(
  tx: Tx,
  purse: Purse,
  issued: Omit<Gift, 'id'>,
  { actor, reason }: { actor: string; reason: string },
): Promise<Gift | undefined> {
  const gift = await insertGift(tx, issued);
  if (!gift) return undefined;
  await insertMoves(tx, [issuedMove(gift, actor, reason)]);
  const { id: giftId, playerId, type, stage } = gift;
  await writeEvents(tx, 'bonuses.changed', [{ playerId, giftId, type, stage }]);
  return purse.add(gift);
}
