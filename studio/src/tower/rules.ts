import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  type GameEvent,
  limitsOver,
  type Ratio,
  type Result,
  refused,
  type StepAnswer,
  type SteppedGame,
  shareOf,
} from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';

export const FLOORS = 9;
/** What every way of playing returns: the house keeps its part once, with the first floor. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };

/** Windows on every floor, and how many of them are lit: those lead on. */
export const difficulties = {
  easy: { windows: 4, lit: 3 },
  medium: { windows: 3, lit: 2 },
  hard: { windows: 2, lit: 1 },
  expert: { windows: 3, lit: 1 },
} as const;

export type Difficulty = keyof typeof difficulties;
export const difficultyNames = Object.keys(difficulties) as Difficulty[];

export const difficultyWords: Record<Difficulty, MessageKey> = {
  easy: 'tower.easy',
  medium: 'tower.medium',
  hard: 'tower.hard',
  expert: 'tower.expert',
};

export interface TowerChoice {
  difficulty: Difficulty;
}
export type TowerStep = { window: number } | { cash_out: true };

export interface TowerState {
  difficulty: Difficulty;
  /** Dark windows of every floor, lowest first; drawn before the first step and told only when the round is over. */
  dark: number[][];
  /** The window taken on every floor so far. */
  climbed: number[];
}

export interface TowerOutcome {
  won: boolean;
  climbed: number[];
  dark: number[][];
}

export type TowerEvent =
  | (GameEvent & { type: 'built'; windows: number })
  | (GameEvent & { type: 'climbed'; floor: number; window: number; lit: boolean })
  /** All dark windows, once the round is over. */
  | (GameEvent & { type: 'settled'; won: boolean; dark: number[][] });

/** 0.99 × (windows ÷ lit) for every floor: so unlikely is it to get there, so whenever it is cashed 99 % come back. */
export function paysOf(difficulty: Difficulty, floors: number): Ratio {
  const { windows, lit } = difficulties[difficulty];
  return {
    numerator: publishedReturn.numerator * BigInt(windows) ** BigInt(floors),
    denominator: publishedReturn.denominator * BigInt(lit) ** BigInt(floors),
  };
}

/** Rounded down to a subunit; on the ground a climb is worth nothing yet. */
export function winFor(stake: bigint, difficulty: Difficulty, floors: number): bigint {
  return floors === 0 ? 0n : shareOf(stake, paysOf(difficulty, floors));
}

export const towerLimits = limitsOver(difficultyNames.map((difficulty) => paysOf(difficulty, FLOORS)));

function parseChoice(input: unknown): Result<TowerChoice> {
  const { difficulty } = Object(input) as { difficulty?: unknown };
  if (typeof difficulty !== 'string' || !Object.hasOwn(difficulties, difficulty)) {
    return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'tower.error.choiceInvalid' });
  }
  return accepted({ difficulty: difficulty as Difficulty });
}

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'tower.error.stepInvalid' });

function parseStep(input: unknown, { difficulty, climbed }: TowerState): Result<TowerStep> {
  const { window, cash_out } = Object(input) as { window?: unknown; cash_out?: unknown };
  if (cash_out === true && window === undefined) return climbed.length > 0 ? accepted({ cash_out }) : invalidStep;
  if (cash_out !== undefined || !Number.isInteger(window)) return invalidStep;
  const chosen = window as number;
  return chosen >= 0 && chosen < difficulties[difficulty].windows ? accepted({ window: chosen }) : invalidStep;
}

type Answer = StepAnswer<TowerState, TowerOutcome, TowerEvent>;

/** Floor by floor from the ground: the dark windows, each drawn from those that are left. */
function open({ choice: { difficulty }, draw }: { choice: TowerChoice; draw: FairDraw }): Answer {
  const { windows, lit } = difficulties[difficulty];
  const dark = Array.from({ length: FLOORS }, () => {
    const left = Array.from({ length: windows }, (_, window) => window);
    const drawn = Array.from({ length: windows - lit }, () => left.splice(draw.integer(left.length), 1)[0] as number);
    return drawn.toSorted((one, other) => one - other);
  });
  return { done: false, events: [{ type: 'built', windows }], state: { difficulty, dark, climbed: [] } };
}

function step({ stake, state, step: taken }: { stake: bigint; state: TowerState; step: TowerStep }): Answer {
  const { difficulty, climbed } = state;
  if ('cash_out' in taken) return settled(state, [], winFor(stake, difficulty, climbed.length));
  const { window } = taken;
  const floor = climbed.length;
  const lit = !state.dark[floor]?.includes(window);
  const told: TowerEvent = { type: 'climbed', floor, window, lit };
  const next = { ...state, climbed: [...climbed, window] };
  if (!lit) return settled(next, [told], 0n);
  if (next.climbed.length === FLOORS) return settled(next, [told], winFor(stake, difficulty, FLOORS));
  return { done: false, events: [told], state: next };
}

function settled({ climbed, dark }: TowerState, before: TowerEvent[], win: bigint): Answer {
  const won = win > 0n;
  return {
    done: true,
    events: [...before, { type: 'settled', won, dark }],
    outcome: { won, climbed, dark },
    win,
  };
}

/** One floor, then cashed: what rounding down to a subunit leaves at this stake. */
function rtpAtStake({ stake, choice: { difficulty } }: { stake: bigint; choice: TowerChoice }): Ratio {
  const { windows, lit } = difficulties[difficulty];
  return { numerator: BigInt(lit) * winFor(stake, difficulty, 1), denominator: BigInt(windows) * stake };
}

export const towerGame: SteppedGame<TowerChoice, TowerState, TowerStep, TowerOutcome, TowerEvent> = {
  kind: 'steps',
  id: 'tower',
  version: 1,
  title: 'Beacon Tower',
  identifier: 'halley-studio/beacon-tower',
  seoTitle: 'beacon-tower',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-11',
    collections: ['instant', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'medium, 3 floors', hits: 2_962, deviation: 1.53 },
    description: 'tower.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(towerLimits, currency) ? towerLimits[currency] : undefined),
  maxWin: ({ stake, choice: { difficulty } }) => winFor(stake, difficulty, FLOORS),
  rtp: () => publishedReturn,
  rtpAtStake,
  describe: ({ difficulty }) => ({ messageKey: difficultyWords[difficulty], values: {} }),
  parseStep,
  open,
  step,
};
