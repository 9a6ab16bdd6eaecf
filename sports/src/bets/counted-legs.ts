/** A leg as a player puts it on a slip. */
export interface SlipLeg {
  fixture: string | number;
  /** Market key. */
  market: string;
  outcome: string;
  price: number;
  /** Legs of one fixture with the same number are one builder group. */
  group?: number;
  /** Of the fixture, so that an outright is not combined with its own competition. */
  season?: string | number;
  /** The leg can be backed each way. */
  placeable?: boolean;
}

/** Legs as they count, each by the places of what is in it: a builder group is one, where its first leg stands. */
export function countedLegs(legs: readonly Pick<SlipLeg, 'group'>[]): number[][] {
  const counted: number[][] = [];
  const groups = new Map<number, number[]>();
  for (const [place, { group }] of legs.entries()) {
    const known = group === undefined ? undefined : groups.get(group);
    if (known) {
      known.push(place);
      continue;
    }
    const alone = [place];
    counted.push(alone);
    if (group !== undefined) groups.set(group, alone);
  }
  return counted;
}
