import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  compareRatios,
  type GameEvent,
  limitsOver,
  type Ratio,
  type Result,
  refused,
  type StepAnswer,
  type SteppedGame,
  shareOf,
} from '../kit/index.ts';

/** Five rows of five. */
export const TILES = 25;
export const MINES_MIN = 1;
export const MINES_MAX = 24;
/** What every way of playing returns: the house keeps its part once, with the first tile. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };
/** A tile that would make the field pay more is not offered; the field pays by itself then. */
export const LARGEST_PAYS: Ratio = { numerator: 100_000n, denominator: 1n };

export interface MinesChoice {
  mines: number;
}
export type MinesStep = { tile: number } | { cash_out: true };

export interface MinesState {
  /** Where the mines lie, drawn before the first tile is turned and told only when the round is over. */
  mines: number[];
  /** Tiles that were safe, in the order they were turned. */
  safe: number[];
}

export interface MinesOutcome {
  won: boolean;
  safe: number[];
  mines: number[];
}

export type MinesEvent =
  | (GameEvent & { type: 'laid'; mines: number })
  | (GameEvent & { type: 'turned'; tile: number; safe: boolean })
  /** All mines, once the round is over. */
  | (GameEvent & { type: 'settled'; won: boolean; mines: number[] });

/**
 * What so many safe tiles pay, as an exact fraction: 0.99 × the ways to choose them among all tiles ÷ the ways to choose
 * them among the safe ones. So likely is it to get there, so whenever the field is cashed 99 % come back.
 */
export function paysOf({ mines, safe }: { mines: number; safe: number }): Ratio {
  let { numerator, denominator } = publishedReturn;
  for (let turned = 0; turned < safe; turned++) {
    numerator *= BigInt(TILES - turned);
    denominator *= BigInt(TILES - mines - turned);
  }
  return { numerator, denominator };
}

/** The most tiles that can be turned: all safe ones, or as many as the largest pay allows. */
export function mostTiles(mines: number): number {
  let safe = TILES - mines;
  while (compareRatios(paysOf({ mines, safe }), LARGEST_PAYS) > 0) safe--;
  return safe;
}

/** Rounded down to a subunit; before the first tile a field is worth nothing. */
export function winFor(stake: bigint, field: { mines: number; safe: number }): bigint {
  return field.safe === 0 ? 0n : shareOf(stake, paysOf(field));
}

export const minesLimits = limitsOver(
  Array.from({ length: MINES_MAX }, (_, index) => paysOf({ mines: index + 1, safe: mostTiles(index + 1) })),
);

function parseChoice(input: unknown): Result<MinesChoice> {
  const { mines } = Object(input) as { mines?: unknown };
  if (!Number.isInteger(mines) || (mines as number) < MINES_MIN || (mines as number) > MINES_MAX) {
    return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'mines.error.choiceInvalid' });
  }
  return accepted({ mines: mines as number });
}

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'mines.error.stepInvalid' });

function parseStep(input: unknown, state: MinesState): Result<MinesStep> {
  const { tile, cash_out } = Object(input) as { tile?: unknown; cash_out?: unknown };
  if (cash_out === true && tile === undefined) return state.safe.length > 0 ? accepted({ cash_out }) : invalidStep;
  if (cash_out !== undefined || !Number.isInteger(tile)) return invalidStep;
  const chosen = tile as number;
  return chosen >= 0 && chosen < TILES && !state.safe.includes(chosen) ? accepted({ tile: chosen }) : invalidStep;
}

type Answer = StepAnswer<MinesState, MinesOutcome, MinesEvent>;

/** The mines are the first places of the tiles in a shuffled order: each drawn from those that are left. */
function open({ choice, draw }: { choice: MinesChoice; draw: FairDraw }): Answer {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  const mines = Array.from({ length: choice.mines }, () => tiles.splice(draw.integer(tiles.length), 1)[0] as number);
  return { done: false, events: [{ type: 'laid', mines: choice.mines }], state: { mines, safe: [] } };
}

function step({ stake, state, step: taken }: { stake: bigint; state: MinesState; step: MinesStep }): Answer {
  const mines = state.mines.length;
  if ('cash_out' in taken) return settled(state, [], winFor(stake, { mines, safe: state.safe.length }));
  const { tile } = taken;
  const isSafe = !state.mines.includes(tile);
  const told: MinesEvent = { type: 'turned', tile, safe: isSafe };
  if (!isSafe) return settled(state, [told], 0n);
  const next = { ...state, safe: [...state.safe, tile] };
  const safe = next.safe.length;
  // Where nothing more can be turned the field pays by itself.
  if (safe >= mostTiles(mines)) return settled(next, [told], winFor(stake, { mines, safe }));
  return { done: false, events: [told], state: next };
}

function settled({ mines, safe }: MinesState, before: MinesEvent[], win: bigint): Answer {
  const won = win > 0n;
  const shown = mines.toSorted((one, other) => one - other);
  return {
    done: true,
    events: [...before, { type: 'settled', won, mines: shown }],
    outcome: { won, safe, mines: shown },
    win,
  };
}

/** One tile, then cashed: what rounding down to a subunit leaves at this stake. */
function rtpAtStake({ stake, choice: { mines } }: { stake: bigint; choice: MinesChoice }): Ratio {
  const paid = BigInt(TILES - mines) * winFor(stake, { mines, safe: 1 });
  return { numerator: paid, denominator: BigInt(TILES) * stake };
}

export const minesGame: SteppedGame<MinesChoice, MinesState, MinesStep, MinesOutcome, MinesEvent> = {
  kind: 'steps',
  id: 'mines',
  version: 1,
  title: 'Moonfield',
  identifier: 'halley-studio/moonfield',
  seoTitle: 'moonfield',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-10',
    collections: ['top', 'instant', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: '3 mines, 5 stars', hits: 4_956, deviation: 1.0 },
    description: 'mines.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(minesLimits, currency) ? minesLimits[currency] : undefined),
  maxWin: ({ stake, choice: { mines } }) => winFor(stake, { mines, safe: mostTiles(mines) }),
  rtp: () => publishedReturn,
  rtpAtStake,
  describe: ({ mines }) => ({ messageKey: 'mines.choice', values: { mines: String(mines) } }),
  parseStep,
  open,
  step,
};
