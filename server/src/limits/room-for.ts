import type { Currency } from '@halley/contract';
import { convertRoundedDown, type Quotes } from '../config/index.ts';
import { inForce } from './in-force.ts';
import type { Limit } from './limit.ts';
import { brokenBy } from './room-left.ts';

/** More than anybody could spend: what is left shows by what it breaks. */
const everything = 10n ** 15n;

/** What a player's own limits leave to pay in and to stake, in a currency; null: nothing limits it. */
export function roomFor(
  entries: readonly Limit[],
  { currency, now, quotes }: { currency: Currency; now: Date; quotes: Quotes },
): { deposit: bigint | null; stake: bigint | null } {
  const holding = inForce(entries, now);
  const leastOf = (type: Limit['type']) =>
    holding
      .filter((limit) => limit.type === type)
      .flatMap((limit) => {
        const room = brokenBy(limit, { currency, amount: everything }, quotes);
        return room ? [convertRoundedDown(quotes, room.left, { from: room.currency, to: currency })] : [];
      })
      .reduce<bigint | null>((least, left) => (least === null || left < least ? left : least), null);
  return { deposit: leastOf('deposit'), stake: leastOf('wager') };
}
