/** Points that came in one month. */
export interface Lot {
  /** `2026-11-01`. */
  month: string;
  left: bigint;
  runsOutAt: Date;
}

/** What a player has. `chargeable` is what all lots hold, less what is owed; who owes has no lot. */
export interface PointsHeld {
  chargeable: bigint;
  persistent: bigint;
  /** The oldest first. */
  lots: readonly Lot[];
}

/** How long points are kept after the month they came in. */
const keptMonths = 12;

const monthAfter = (month: Date, months: number) =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months, 1));

/** The lot of a moment, empty. */
export function lotOf(at: Date): Lot {
  return { month: monthAfter(at, 0).toISOString().slice(0, 10), left: 0n, runsOutAt: monthAfter(at, keptMonths + 1) };
}

/** Points come in: what is owed is settled first, and the rest goes to the lot of the month. */
export function addPoints(held: PointsHeld, points: bigint, at: Date): PointsHeld {
  const owed = held.chargeable < 0n ? -held.chargeable : 0n;
  const kept = points > owed ? points - owed : 0n;
  return { ...held, chargeable: held.chargeable + points, lots: kept > 0n ? putInto(held.lots, kept, at) : held.lots };
}

const putInto = (lots: readonly Lot[], points: bigint, at: Date): Lot[] => fill(lots, lotOf(at), points);

/** Adds to the lot of the same month, or to this one, which is empty otherwise. */
function fill(lots: readonly Lot[], lot: Lot, points: bigint): Lot[] {
  const found = lots.find(({ month }) => month === lot.month);
  const filled = { ...(found ?? lot), left: (found?.left ?? 0n) + points };
  return [...lots.filter((lot) => lot !== found), filled].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** Takes points out of lots, in the given order; says what they did not have. */
function takeFrom(lots: readonly Lot[], points: bigint): { lots: Lot[]; missing: bigint } {
  let missing = points;
  const left = lots.map((lot) => {
    const taken = lot.left < missing ? lot.left : missing;
    missing -= taken;
    return { ...lot, left: lot.left - taken };
  });
  return { lots: left, missing };
}

/** Rounds were taken back: the newest points go first, and what is spent already is owed. */
export function takeBackPoints(held: PointsHeld, points: bigint): PointsHeld {
  const { lots } = takeFrom(held.lots.toReversed(), points);
  return { ...held, chargeable: held.chargeable - points, lots: lots.reverse() };
}

/** Points are spent, the oldest first; null: there are not as many. */
export function spendPoints(held: PointsHeld, points: bigint): PointsHeld | null {
  if (points > held.chargeable) return null;
  const { lots } = takeFrom(held.lots, points);
  return { ...held, chargeable: held.chargeable - points, lots };
}

/** From which months points were spent, and how many from each; the oldest first. */
export type PaidFrom = readonly (readonly [month: string, points: bigint])[];

/** What a move took out of lots. */
export function paidFrom(before: PointsHeld, after: PointsHeld): PaidFrom {
  return before.lots.flatMap(({ month, left }): [string, bigint][] => {
    const now = after.lots.find((lot) => lot.month === month)?.left ?? 0n;
    return left > now ? [[month, left - now]] : [];
  });
}

/**
 * Points that were spent come back to the lots they came from. What is owed by now is settled first, with the oldest of them.
 * A lot whose time has passed meanwhile takes nothing: its points go to the month of the moment, as if they were new.
 * `known` are the lots of those months, empty ones too.
 */
export function returnPoints(
  held: PointsHeld,
  { paid, known, now }: { paid: PaidFrom; known: readonly Lot[]; now: Date },
): PointsHeld {
  let owed = held.chargeable < 0n ? -held.chargeable : 0n;
  let lots = held.lots;
  for (const [month, points] of paid) {
    const settled = points < owed ? points : owed;
    owed -= settled;
    if (points === settled) continue;
    const lot = [...held.lots, ...known].find((one) => one.month === month);
    const to = lot && lot.runsOutAt > now ? lot : lotOf(now);
    lots = fill(lots, to, points - settled);
  }
  return { ...held, chargeable: held.chargeable + paid.reduce((sum, [, points]) => sum + points, 0n), lots };
}

/** Lots whose time is over are emptied. */
export function dropRunOut(held: PointsHeld, now: Date): { held: PointsHeld; dropped: readonly Lot[] } {
  const dropped = held.lots.filter(({ left, runsOutAt }) => left > 0n && runsOutAt <= now);
  const gone = dropped.reduce((sum, { left }) => sum + left, 0n);
  const lots = held.lots.map((lot) => (dropped.includes(lot) ? { ...lot, left: 0n } : lot));
  return { held: { ...held, chargeable: held.chargeable - gone, lots }, dropped };
}

/** A break is over: everything runs out as much later as it lasted. */
export function prolongLots(held: PointsHeld, stoodMs: number): PointsHeld {
  const lots = held.lots.map((lot) => ({ ...lot, runsOutAt: new Date(lot.runsOutAt.getTime() + stoodMs) }));
  return { ...held, lots };
}
