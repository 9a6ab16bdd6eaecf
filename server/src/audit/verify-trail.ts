import type { Queryable } from '../kit/index.ts';
import { createChainCheck } from './chain.ts';
import { type ChainRange, countPending, findLink, headBefore, readChain, selectUnsealed } from './chain-store.ts';
import type { Checkpoint } from './checkpoint-store.ts';

type TrailHead = { number: string; day: string; hash: string } | null;

export interface TrailReport {
  /** Links that were followed. */
  links: number;
  /** Entries that wait for their seal this moment. */
  pending: number;
  /** The last link: write it down elsewhere, and nobody can cut the end off unseen. */
  head: TrailHead;
  faults: string[];
}

/**
 * Follows the whole chain, or that of some days, and looks for entries that never got into it. From a checkpoint on: the link
 * it ended at must still be there as it was, and what came since is followed.
 */
export async function verifyTrail(
  db: Queryable,
  { after, ...range }: ChainRange & { after?: Checkpoint | undefined } = {},
): Promise<TrailReport> {
  const known = (after?.saw ?? null) as TrailHead;
  const start = known ? { ...known, number: BigInt(known.number) } : await headBefore(db, range.fromDay);
  const check = createChainCheck(start);
  const gone: string[] = [];
  if (known && (await findLink(db, known.number)) !== known.hash)
    gone.push(`link ${known.number} is not the one that the last audit ended at`);
  let links = 0;
  for await (const batch of readChain(db, { ...range, afterNumber: known?.number })) {
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
  const outside = await selectUnsealed(db, after?.horizon);
  const { head } = check;
  return {
    links,
    pending: await countPending(db),
    head: links > 0 && head ? { number: String(head.number), day: head.day, hash: head.hash } : known,
    faults: [
      ...check.faults.map(({ number, fault }) => `link ${number}: ${fault}`),
      ...gone,
      ...outside.map((id) => `entry ${id} was never sealed`),
    ],
  };
}
