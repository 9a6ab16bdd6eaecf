/** Home and away. */
export type Pair = readonly [home: number, away: number];

/** A part of a fixture that is played without a break. It is cut into slots of equal length. */
export interface Period {
  /** Its phase on the scoreboard. */
  name: string;
  /** What the clock shows when it begins, in seconds. */
  clock: number;
  /** Slots before added time. */
  regular: number;
  /** How much happens in each slot, added time included: 1 is usual. */
  profile: readonly number[];
  /** How it is played in each slot, as an index into `lead`: as usual, or with an empty net. */
  play: readonly number[];
  /** How likely each number of added minutes is. Empty: there is no added time. */
  added: readonly number[];
  /** The first goal ends it. */
  suddenDeath: boolean;
  /** Seconds until the next one begins. */
  breakSeconds: number;
}

/**
 * How goals and all else that can be seen come about in football and ice hockey. **In each slot at most one thing happens**,
 * with a chance made of the base, the profile of the slot, the lead, red cards and a hidden pace that both sides share; its
 * second within the slot is uniform. Drawing, prices and what is learned about the pace follow from these chances alone,
 * so they agree exactly and not only in the limit.
 */
export interface GoalProcess {
  slotSeconds: number;
  /** Hidden: how much happens, and how likely that is before the start. */
  pace: readonly number[];
  paceWeights: readonly number[];
  /** Regulation time, then what a tie leads to where somebody has to win. */
  regulation: readonly Period[];
  overtime: readonly Period[];
  /** Chances in a usual slot. Goals, corners and shots follow the pace; cards do not. */
  goal: Pair;
  corner: Pair;
  shot: Pair;
  yellow: Pair;
  /** A side loses one player at most. */
  red: Pair;
  /** What the lead does to goals: by way of play, then by home minus away from -3 to 3. */
  lead: readonly (readonly Pair[])[];
  /** Who leads a break by more goes on like this: it would take three goals of the other side to tell them apart. */
  mostLead: number;
  /** What missing players do to goals: none, home, away, both. */
  short: readonly Pair[];
  /** The part of goals that no athlete of the side has scored. */
  ownGoal: number;
  /** Who plays, with their part of the side's other goals. */
  athletes: readonly [readonly Athlete[], readonly Athlete[]];
  /** What a tie after overtime is decided by: the first kicks of each side, and how often one is scored. */
  shootOut: { kicks: number; scored: Pair };
}

interface Athlete {
  id: number;
  share: number;
}

/** What can happen in a slot, each for home and for away. */
export const slotKinds = ['goal', 'card_red', 'card_yellow', 'corner', 'shot'] as const;

const mostLead = 3;

/** Where a slot stands: what its chances depend on besides the pace. */
export interface SlotPlace {
  period: Period;
  slot: number;
  /** Who misses a player: 1 home, 2 away, 3 both. */
  reds: number;
  /** Home minus away. */
  lead: number;
}

const clampLead = (lead: number): number => (lead > mostLead ? mostLead : lead < -mostLead ? -mostLead : lead);

const leadRow = (process: GoalProcess, play: number, lead: number): Pair =>
  process.lead[play]![clampLead(lead) + mostLead]!;

/** The chances of a slot in the order of `slotKinds`, home and away of each. They add up to less than 1. */
export function slotChances(process: GoalProcess, { period, slot, reds, lead }: SlotPlace, pace: number): number[] {
  const profile = period.profile[slot]!;
  const row = leadRow(process, period.play[slot]!, lead);
  const short = process.short[reds]!;
  const paced = profile * pace;
  return [
    process.goal[0] * paced * row[0] * short[0],
    process.goal[1] * paced * row[1] * short[1],
    reds & 1 ? 0 : process.red[0] * profile,
    reds & 2 ? 0 : process.red[1] * profile,
    process.yellow[0] * profile,
    process.yellow[1] * profile,
    process.corner[0] * paced,
    process.corner[1] * paced,
    process.shot[0] * paced,
    process.shot[1] * paced,
  ];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Slots of a period with so many added minutes; unset: the most there can be. */
export function slotsOf({ slotSeconds }: GoalProcess, period: Period, added?: number): number {
  if (period.added.length === 0) return period.regular;
  return period.regular + Math.min(added ?? period.added.length - 1, period.added.length - 1) * (60 / slotSeconds);
}

/** The chance that a period which has come to the end of this slot is over, while the added minutes are not known. */
export function stopChance({ slotSeconds }: GoalProcess, { regular, added }: Period, slot: number): number {
  const over = slot + 1 - regular;
  if (added.length === 0) return over >= 0 ? 1 : 0;
  const minutes = (over * slotSeconds) / 60;
  if (minutes < 0 || !Number.isInteger(minutes)) return 0;
  const left = sum(added.slice(minutes));
  return left > 0 ? added[minutes]! / left : 1;
}
