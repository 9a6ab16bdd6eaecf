import type { Queryable } from '../kit/index.ts';
import { createChainCheck } from './chain.ts';
import { type ChainRange, countPending, headBefore, readChain, selectUnsealed } from './chain-store.ts';

export interface TrailReport {
  /** Links that were followed. */
  links: number;
  /** Entries that wait for their seal this moment. */
  pending: number;
  /** The last link: write it down elsewhere, and nobody can cut the end off unseen. */
  head: { number: string; day: string; hash: string } | null;
  faults: string[];
}

/** Follows the whole chain, or that of some days, and looks for entries that never got into it. */
export async function verifyTrail(db: Queryable, range: ChainRange = {}): Promise<TrailReport> {
  const check = createChainCheck(await headBefore(db, range.fromDay));
  const gone: string[] = [];
  let links = 0;
  for await (const batch of readChain(db, range)) {
    for (const link of batch) {
      links += 1;
      const { id, entry_id, ...rest } = link;
      if (id !== null) {
        check.add({ ...rest, id });
        continue;
      }
      gone.push(`entry ${entry_id} of link ${link.number} is gone`);
      check.pass(link);
    }
  }
  const outside = await selectUnsealed(db);
  const { head } = check;
  return {
    links,
    pending: await countPending(db),
    head: links > 0 && head ? { number: String(head.number), day: head.day, hash: head.hash } : null,
    faults: [
      ...check.faults.map(({ number, fault }) => `link ${number}: ${fault}`),
      ...gone,
      ...outside.map((id) => `entry ${id} was never sealed`),
    ],
  };
}
