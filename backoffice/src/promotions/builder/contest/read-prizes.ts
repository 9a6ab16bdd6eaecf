import type { Contest } from '@halley/contract';
import { subunitsOf } from '@halley/ui/form';
import type { ContestFields } from '../../rule/contest-fields.ts';

/** Pool and places as far as they can be read: the table goes along while somebody types. */
export function readPrizes({ pool, currency, prizes }: ContestFields): Pick<Contest, 'pool' | 'prizes'> {
  const whole = (read: ReturnType<typeof subunitsOf>) => (typeof read === 'number' && read > 0 ? read : undefined);
  const money = whole(subunitsOf(pool.trim(), currency));
  let next = 1;
  const places = prizes.flatMap(({ to, share, rewards }) => {
    const last = Number(to);
    if (!Number.isSafeInteger(last) || last < next) return [];
    const from = next;
    next = last + 1;
    const part = whole(subunitsOf(share.trim(), 'EUR'));
    return [{ from, to: last, ...(part !== undefined && { share: part }), rewards: rewards.map(() => aGift) }];
  });
  return { ...(money !== undefined && { pool: money }), prizes: places };
}

/** The table counts gifts; which they are stands beside the place. */
const aGift = { type: 'group', group: 1 } as const;
