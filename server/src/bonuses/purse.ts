import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import { lockWallets, openWallet, type Wallet } from '../wallet/index.ts';
import { type Gift, isClosed } from './gift.ts';
import { findGifts, type GiftOwner, listOpenGifts } from './gift-store.ts';
import type { GiftChange } from './move-gift.ts';
import { writeGiftChanges } from './write-gifts.ts';

/** A locked wallet with the gifts in it that have not ended: changes are planned one after the other, then written. */
export type Purse = ReturnType<typeof createPurse>;

function createPurse(wallet: Wallet, gifts: readonly Gift[]) {
  const held = new Map(gifts.map((gift) => [gift.id, gift]));
  const changes: GiftChange[] = [];
  return {
    wallet,
    gifts: (): Gift[] => [...held.values()].filter(({ stage }) => !isClosed(stage)),
    gift: (id: number) => held.get(id),
    /** One that was just written into the table, or has ended and comes back. */
    add(gift: Gift) {
      held.set(gift.id, gift);
      return gift;
    },
    take(change: GiftChange): Gift {
      changes.push(change);
      held.set(change.gift.id, change.gift);
      return change.gift;
    },
    /** Fields that move neither stage nor money: clocks, the order of the queue. */
    set(gift: Gift): Gift {
      return this.take({ gift, movements: [], moves: [], idle: 0n });
    },
    async write(tx: Tx): Promise<void> {
      if (changes.length > 0) await writeGiftChanges(tx, [wallet], changes.splice(0));
    },
  };
}

/** Locks wallets in the order of their ids; one that is not there yet is opened. */
export async function openPurses(tx: Tx, owners: readonly GiftOwner[]): Promise<Purse[]> {
  const asked = [...new Map(owners.map((owner) => [`${owner.playerId} ${owner.currency}`, owner])).values()];
  const wallets = await lockWallets(tx, asked);
  const isThere = ({ playerId, currency }: GiftOwner) =>
    wallets.some((wallet) => wallet.playerId === playerId && wallet.currency === currency);
  for (const owner of asked) if (!isThere(owner)) wallets.push(await openWallet(tx, owner));
  const gifts = await listOpenGifts(
    tx,
    wallets.map(({ id }) => id),
  );
  return wallets.map((wallet) =>
    createPurse(
      wallet,
      gifts.filter(({ accountId }) => accountId === wallet.id),
    ),
  );
}

export async function openPurse(tx: Tx, owner: GiftOwner): Promise<Purse> {
  const [purse] = await openPurses(tx, [owner]);
  return purse as Purse;
}

/** A gift with the purse it lies in, both as they are behind the lock. Somebody else's is not there. */
export async function openGift(
  tx: Tx,
  { id, playerId, type }: { id: number; playerId?: number; type?: Gift['type'] },
): Promise<{ purse: Purse; gift: Gift }> {
  const [found] = await findGifts(tx, [id]);
  const isOwn = found && (playerId ?? found.playerId) === found.playerId && (type ?? found.type) === found.type;
  if (!isOwn) throw new Refusal('NOT_FOUND');
  const purse = await openPurse(tx, found);
  const gift = purse.gift(id);
  if (!gift) throw new Refusal('GIFT_MOVED');
  return { purse, gift };
}
