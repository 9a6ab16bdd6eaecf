import { accepted, type Refusal, type Result, refused } from './result.ts';

/**
 * A bet of several parts: how many subunits lie on each spot of a layout. The parts come to the stake, so that what
 * was taken and what was bet are the same sum.
 */
export type Spots<Spot extends string = string> = Readonly<Partial<Record<Spot, number>>>;

const faultyLayout: Refusal = {
  code: 'choice.invalid',
  field: 'choice',
  messageKey: 'studio.error.layoutInvalid',
};

/** From the wire: an object of known spots, each with a whole sum above nothing. Its spots come back in their own order. */
export function parseSpots<Spot extends string>(input: unknown, known: Iterable<Spot>): Result<Spots<Spot>> {
  const { bets } = Object(input) as { bets?: unknown };
  if (typeof bets !== 'object' || bets === null || Array.isArray(bets)) return refused(faultyLayout);
  const given = new Map(Object.entries(bets));
  const placed: [Spot, number][] = [];
  for (const spot of known) {
    const part = given.get(spot);
    if (part === undefined) continue;
    if (!Number.isSafeInteger(part) || part <= 0) return refused(faultyLayout);
    placed.push([spot, part]);
  }
  if (placed.length === 0 || placed.length !== given.size) return refused(faultyLayout);
  return accepted(Object.fromEntries(placed) as Spots<Spot>);
}

export function spotEntries<Spot extends string>(spots: Spots<Spot>): [Spot, bigint][] {
  return (Object.entries(spots) as [Spot, number][]).map(([spot, part]) => [spot, BigInt(part)]);
}

export function sumOfSpots(spots: Spots): bigint {
  return spotEntries(spots).reduce((sum, [, part]) => sum + part, 0n);
}

/** Two bets on one layout as one. */
export function joinSpots<Spot extends string>(one: Spots<Spot>, other: Spots<Spot>): Spots<Spot> {
  const joined: Partial<Record<Spot, number>> = { ...one };
  for (const [spot, part] of Object.entries(other) as [Spot, number][]) joined[spot] = (joined[spot] ?? 0) + part;
  return joined;
}

/** What no layout allows: parts that do not come to the stake, or one that is smaller than the smallest stake. */
export function faultOfSpots(bet: { stake: bigint; spots: Spots; smallest: bigint }): Refusal | undefined {
  if (sumOfSpots(bet.spots) !== bet.stake) return faultyLayout;
  const tooSmall = spotEntries(bet.spots).some(([, part]) => part < bet.smallest);
  if (!tooSmall) return undefined;
  return {
    code: 'stake_cents.too_small',
    field: 'stake_cents',
    messageKey: 'studio.error.spotTooSmall',
    limit: bet.smallest,
  };
}
