import type { GoalProcess, Pair, Period } from '../goals/goal-process.ts';
import type { FootballParams } from './football-params.ts';

const slotSeconds = 30;
const slotsPerHalf = 90;
const slotsPerMatch = 2 * slotsPerHalf;

/** How likely each number of added minutes is, from none. */
const addedFirst = [0, 0.3, 0.4, 0.2, 0.1];
const addedSecond = [0, 0, 0.1, 0.25, 0.3, 0.2, 0.1, 0.05];
const halfTimeSeconds = 600;
const extraTimeBreakSeconds = 180;

/** Little happens at first and most at the end: from 0.8 to 1.2 of the usual through 90 minutes. */
const risingFrom = (slot: number) => 0.8 + (0.4 * (slot + 0.5)) / slotsPerMatch;

function half(name: string, first: number, added: readonly number[], breakSeconds: number): Period {
  const slots = slotsPerHalf + (added.length - 1) * (60 / slotSeconds);
  return {
    name,
    clock: first * slotSeconds,
    regular: slotsPerHalf,
    profile: Array.from({ length: slots }, (_, slot) => risingFrom(first + Math.min(slot, slotsPerHalf - 1))),
    play: new Array<number>(slots).fill(0),
    added,
    suddenDeath: false,
    breakSeconds,
  };
}

/** A half of extra time: tired on both sides, so as usual in the middle of a match. */
const extraHalf = (name: string, first: number, breakSeconds: number): Period => ({
  name,
  clock: first * slotSeconds,
  regular: 30,
  profile: new Array<number>(30).fill(1),
  play: new Array<number>(30).fill(0),
  added: [],
  suddenDeath: false,
  breakSeconds,
});

/** Who leads plays for the result, who trails takes risks. From three behind to three ahead. */
const lead: readonly Pair[] = [
  [1.16, 0.97],
  [1.16, 0.97],
  [1.12, 0.95],
  [1, 1],
  [0.95, 1.12],
  [0.97, 1.16],
  [0.97, 1.16],
];

/** With one player less: none, home, away, both. */
const short: readonly Pair[] = [
  [1, 1],
  [0.66, 1.34],
  [1.34, 0.66],
  [0.88, 0.88],
];

const perSlot = ([home, away]: Pair): Pair => [home / slotsPerMatch, away / slotsPerMatch];

const processes = new WeakMap<FootballParams, GoalProcess>();

/** What the params mean. Kept with them: all that is worked out once for a fixture hangs on it. */
export function footballProcess(params: FootballParams): GoalProcess {
  const known = processes.get(params);
  if (known) return known;
  const process: GoalProcess = {
    slotSeconds,
    pace: [0.6, 0.8, 1, 1.2, 1.4],
    paceWeights: [0.1, 0.2, 0.4, 0.2, 0.1],
    regulation: [
      half('1h', 0, addedFirst, halfTimeSeconds),
      half('2h', slotsPerHalf, addedSecond, params.knockout ? extraTimeBreakSeconds : 0),
    ],
    overtime: params.knockout
      ? [
          extraHalf('et1', slotsPerMatch, extraTimeBreakSeconds),
          extraHalf('et2', slotsPerMatch + 30, extraTimeBreakSeconds),
        ]
      : [],
    goal: perSlot(params.goals),
    corner: perSlot(params.corners),
    shot: perSlot(params.shots),
    yellow: perSlot(params.yellows),
    red: perSlot(params.reds),
    lead: [lead],
    mostLead: 4,
    short,
    ownGoal: 0.03,
    athletes: params.athletes,
    shootOut: { kicks: 5, scored: params.kicks },
  };
  processes.set(params, process);
  return process;
}
