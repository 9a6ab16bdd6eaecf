import { createHmac } from 'node:crypto';
import { ownerHash, type TicketRange, type TicketTree, ticketTree } from '@halley/studio/fair/lottery';
import { nodeBytesHash, nodeHash } from '@halley/studio/fair/node';
import type { Queryable } from '../kit/index.ts';
import type { StoredLottery } from './lottery.ts';
import { listRanges, type StoredRange } from './ticket-store.ts';

/** Told to the player alone: whoever knows it recognises their rows, and nobody else's. */
export const saltFor = ({ salt }: Pick<StoredLottery, 'salt'>, playerId: number): string =>
  createHmac('sha256', salt).update(String(playerId)).digest('hex');

/** Rows as everybody sees them. */
export function leavesOf(lottery: Pick<StoredLottery, 'salt'>, ranges: readonly StoredRange[]): TicketRange[] {
  const owners = new Map<number, string>();
  return ranges.map(({ playerId, first, count, isVoid }) => {
    const owner = owners.get(playerId) ?? ownerHash({ salt: saltFor(lottery, playerId), playerId }, nodeHash.sha256);
    owners.set(playerId, owner);
    return { first, count, owner, void: isVoid };
  });
}

interface FrozenList {
  leaves: readonly TicketRange[];
  tree: TicketTree;
}

/** Frozen lists with their trees. */
export interface TicketLists {
  read(db: Queryable, lottery: StoredLottery): Promise<FrozenList>;
}

/** A frozen list never changes: the last few that were asked for are kept, so that a proof costs no more than a look. */
export function createTicketLists({ most = 2 }: { most?: number } = {}): TicketLists {
  const kept = new Map<string, Promise<FrozenList>>();
  return {
    read(db, lottery) {
      const key = `${lottery.promotionId} ${lottery.root}`;
      const found = kept.get(key) ?? readList(db, lottery);
      kept.delete(key);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}

/** As it is now. */
async function readList(db: Queryable, lottery: Pick<StoredLottery, 'promotionId' | 'salt'>): Promise<FrozenList> {
  const leaves = leavesOf(lottery, await listRanges(db, lottery.promotionId));
  return { leaves, tree: ticketTree(leaves, nodeBytesHash) };
}
