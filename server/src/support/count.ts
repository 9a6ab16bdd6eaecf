import { createHmac } from 'node:crypto';
import { type Homes, homesApart, type Tx } from '../kit/index.ts';

export interface Allowed {
  kind: 'chat' | 'file' | 'contact-address' | 'contact-email';
  subject: string;
  /** How often in one window. */
  times: number;
  windowMs: number;
}

/** Counts one more; false when the window is used up. Refused tries do not count. */
export async function countOne(
  tx: Tx,
  { kind, subject, times, windowMs }: Allowed,
  { key, at }: { key: string; at: Date },
): Promise<boolean> {
  const hash = createHmac('sha256', key).update(`${kind}:${subject}`).digest();
  const start = new Date(at.getTime() - (at.getTime() % windowMs));
  const { rowCount } = await tx.query(
    `insert into support_count as c (kind, subject, window_start, times) values ($1, $2, $3, 1)
     on conflict (kind, subject, window_start) do update set times = c.times + 1 where c.times < $4`,
    [kind, hash, start, times],
  );
  return rowCount === 1;
}

class UsedUp extends Error {
  override readonly name = 'UsedUp';
}

/**
 * The same within the transaction of a conversation: counts are of guests and addresses, so they are the house's. Where that lies
 * apart it counts by itself, and what is counted stays when the conversation fails. All of them are counted, or none.
 */
export async function countInHouse(
  homes: Homes,
  tx: Tx,
  all: readonly Allowed[],
  options: { key: string; at: Date },
): Promise<boolean> {
  const countAll = async (own: Tx) => {
    for (const allowed of all) if (!(await countOne(own, allowed, options))) throw new UsedUp();
  };
  try {
    await (homesApart(homes).length === 0 ? countAll(tx) : homes.house.tx(countAll));
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}
