import type { GoalProcess, Pair, Period } from '../goals/goal-process.ts';
import type { IceHockeyParams } from './ice-hockey-params.ts';

const slotSeconds = 15;
const slotsPerPeriod = 80;
const slotsPerGame = 3 * slotsPerPeriod;
const breakSeconds = 300;
/** Two minutes before the end whoever trails by one or two takes the goalkeeper off. */
const emptyNetSlots = 8;

const usual = (slots: number) => new Array<number>(slots).fill(0);

/** A little more happens in each period. */
const third = (index: number): Period => ({
  name: `p${index + 1}`,
  clock: index * slotsPerPeriod * slotSeconds,
  regular: slotsPerPeriod,
  profile: new Array<number>(slotsPerPeriod).fill([0.96, 1.02, 1.02][index]!),
  play: index === 2 ? usual(slotsPerPeriod).fill(1, slotsPerPeriod - emptyNetSlots) : usual(slotsPerPeriod),
  added: [],
  suddenDeath: false,
  breakSeconds,
});

/** Three against three: more happens. */
const overtime = (minutes: number): Period => ({
  name: 'ot',
  clock: slotsPerGame * slotSeconds,
  regular: (minutes * 60) / slotSeconds,
  profile: new Array<number>((minutes * 60) / slotSeconds).fill(1.2),
  play: usual((minutes * 60) / slotSeconds),
  added: [],
  suddenDeath: true,
  breakSeconds: 60,
});

/** From three behind to three ahead: as usual, and with an empty net. */
const lead: readonly (readonly Pair[])[] = [
  [
    [1.06, 0.96],
    [1.06, 0.96],
    [1.04, 0.98],
    [1, 1],
    [0.98, 1.04],
    [0.96, 1.06],
    [0.96, 1.06],
  ],
  [
    [1.06, 0.96],
    [1.6, 3.4],
    [1.7, 3.8],
    [0.8, 0.8],
    [3.8, 1.7],
    [3.4, 1.6],
    [0.96, 1.06],
  ],
];

const perSlot = ([home, away]: Pair): Pair => [home / slotsPerGame, away / slotsPerGame];
const nothing: Pair = [0, 0];

const processes = new WeakMap<IceHockeyParams, GoalProcess>();

/** What the params mean. Kept with them: all that is worked out once for a fixture hangs on it. */
export function iceHockeyProcess(params: IceHockeyParams): GoalProcess {
  const known = processes.get(params);
  if (known) return known;
  const process: GoalProcess = {
    slotSeconds,
    pace: [0.76, 0.88, 1, 1.12, 1.24],
    paceWeights: [0.1, 0.2, 0.4, 0.2, 0.1],
    regulation: [third(0), third(1), third(2)],
    overtime: [overtime(params.knockout ? 20 : 5)],
    goal: perSlot(params.goals),
    corner: nothing,
    shot: perSlot(params.shots),
    yellow: nothing,
    red: nothing,
    lead,
    mostLead: 6,
    short: [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    ownGoal: 0,
    athletes: params.athletes,
    shootOut: { kicks: 3, scored: params.attempts },
  };
  processes.set(params, process);
  return process;
}
