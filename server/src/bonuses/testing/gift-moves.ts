import type { Database } from '../../kit/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import type { Gift } from '../gift.ts';
import { findGifts } from '../gift-store.ts';
import type { GiftChange } from '../move-gift.ts';
import { writeGiftChanges } from '../write-gifts.ts';

export { cancel, expire, moveStage, takeBack } from '../move-gift.ts';

export async function readGift(database: Pick<Database, 'query'>, id: number): Promise<Gift> {
  const [gift] = await findGifts(database, [id]);
  if (!gift) throw new Error(`there is no gift ${id}`);
  return gift;
}

/** Moves a gift as an action does: behind the lock of its wallet, as it is then. */
export async function moveGift(
  database: Pick<Database, 'tx'>,
  id: number,
  move: (gift: Gift) => GiftChange | undefined,
): Promise<void> {
  await database.tx(async (tx) => {
    const [seen] = await findGifts(tx, [id]);
    if (!seen) throw new Error(`there is no gift ${id}`);
    const wallets = await lockWallets(tx, [seen]);
    const [gift] = await findGifts(tx, [id]);
    const change = gift && move(gift);
    if (change) await writeGiftChanges(tx, wallets, [change]);
  });
}
