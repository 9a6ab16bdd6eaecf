import type { Tx } from '../kit/index.ts';
import { type Link, linkHash } from './chain.ts';
import { findHead, insertSeals, lockChain, takePending } from './chain-store.ts';
import type { EntryText } from './entry.ts';

const batchSize = 500;

/**
 * Gives every entry that waits its place in the chain, in order of id. Runs after the commits that wrote them, so only
 * sealing stands in a queue, never the house. Returns how many it sealed.
 */
export async function sealEntries(tx: Tx, at: Date): Promise<number> {
  await lockChain(tx);
  let sealed = 0;
  for (;;) {
    const entries = await takePending(tx, batchSize);
    if (entries.length === 0) return sealed;
    await insertSeals(tx, await linkEntries(tx, entries, at), at);
    sealed += entries.length;
  }
}

async function linkEntries(tx: Tx, entries: EntryText[], at: Date): Promise<Link[]> {
  let previous = await findHead(tx);
  const today = at.toISOString().slice(0, 10);
  // A clock that was set back must not reopen a day that is closed.
  const day = today > previous.day ? today : previous.day;
  return entries.map((entry) => {
    const link = { ...entry, number: String(previous.number + 1n), day };
    const hash = linkHash(previous.hash, link);
    previous = { number: previous.number + 1n, day, hash };
    return { ...link, hash };
  });
}
