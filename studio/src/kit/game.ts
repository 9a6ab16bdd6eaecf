import type { FairDraw } from '../fair/index.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Ratio } from './ratio.ts';
import type { Refusal, Result } from './result.ts';
import type { SharedGame } from './shared.ts';

/** What demo play is counted in: not a currency of any wallet, 100 subunits. */
export const demoCurrency = 'FUN';

/** Amounts in subunits of the currency. `winMax` can really be won: a test shows the stake and the choice. */
export interface StakeLimits {
  stakeMin: bigint;
  stakeMax: bigint;
  winMax: bigint;
}

/** What the screen plays, in order, and what is stored for the replay: plain JSON. */
export interface GameEvent {
  type: string;
}

/**
 * How a round goes, for lists that know one figure of a game: as it is played where nothing else is chosen. The laboratory
 * has them for every mode (`docs/games/`), and holds these to its own.
 */
interface UsualFigures {
  /** Which mode of the laboratory they are of. */
  mode: string;
  /** Rounds of ten thousand that pay anything, rounded down. */
  hits: number;
  /** Standard deviation of one round, in stakes: the volatility is named after it (`volatilityOf`). */
  deviation: number;
}

/** What the lobby says of a game and cannot work out from its rules. */
export interface GameListing {
  kind: 'slot' | 'table' | 'card' | 'crash' | 'instant';
  /** A day: new games are shown as new for a while. */
  releasedAt: string;
  /** Collections it joins when it is first listed; afterwards they are the operator's. */
  collections: readonly string[];
  /** What the rules page publishes: the least and the most any choice returns. */
  returns: {
    lowest: Ratio;
    highest: Ratio;
    /** Of a layout with side bets: what the bet returns that the game is played for. Lists go by it. Unset: the lowest. */
    main?: Ratio;
  };
  usual: UsualFigures;
  /** Of a machine: how many lines it pays on, or how many ways there are. */
  lines?: number;
  ways?: number;
  description: MessageKey;
}

/** What is the same for every game, whatever its number of steps. */
export interface GameFacts<Choice> {
  /** Path of the game on the wire and of its screen: /api/studio/{id}/rounds, /games/{id}/. */
  id: string;
  /** Raised with every change that could alter an outcome, a win or the meaning of a stored event. */
  version: number;
  title: string;
  /** Identifier in the catalogue. */
  identifier: string;
  seoTitle: string;
  provider: string;
  providerTitle: string;
  listing: GameListing;
  /** From the wire: unknown fields are dropped, anything else that does not fit is refused. */
  parseChoice(input: unknown): Result<Choice>;
  limits(currency: string): StakeLimits | undefined;
  /** What a game asks of stake and choice together, where it asks more than the limits do. */
  faultOf?(bet: { stake: bigint; choice: Choice; limits: StakeLimits }): Refusal | undefined;
  /** The most that this choice can return at this stake. */
  maxWin(bet: { stake: bigint; choice: Choice }): bigint;
  /** Exact return to player of a choice, before the win is rounded down to a subunit. */
  rtp(choice: Choice): Ratio;
  /** Exact return of a choice at a stake, rounding included. This is the figure shown beside the button. */
  rtpAtStake(bet: { stake: bigint; choice: Choice }): Ratio;
  /**
   * Variance of what a round of this choice pays for one unit of stake, where the choice decides it: for the monitor of
   * returns, and for what counts for a bonus (`spreadOf`).
   */
  variance?(choice: Choice): number | undefined;
  /** The choice skips ahead to what usually has to be played for: a licence may forbid it. Unset: there is none. */
  skipsAhead?(choice: Choice): boolean;
  /** The choice in words for history tables: a message key and its values. */
  describe(choice: Choice): { messageKey: MessageKey; values: Record<string, string> };
}

/** One stake, one decision. */
export interface SingleStepGame<Choice, Outcome, Event extends GameEvent = GameEvent> extends GameFacts<Choice> {
  kind: 'single';
  play(input: { stake: bigint; choice: Choice; draw: FairDraw }): { events: Event[]; outcome: Outcome; win: bigint };
}

/**
 * Several decisions of the player in one round.
 * Between two steps the server stores `state` and `draw.position`, and goes on with `fairDraw(round, hmac, position)`.
 */
export interface SteppedGame<Choice, State, Step, Outcome, Event extends GameEvent = GameEvent>
  extends GameFacts<Choice> {
  kind: 'steps';
  parseStep(input: unknown, state: State): Result<Step>;
  /**
   * What a step adds to the stake, above zero or nothing: double, split, insurance. It is taken with the step or the step
   * is refused. Unset: no step of the game does. `maxWin` and the largest win count everything that can be added.
   */
  raise?(input: { stake: bigint; state: State; step: Step }): bigint;
  /** `stake` is always what the round was opened with; a game that raises keeps in its state what is at stake where. */
  open(input: { stake: bigint; choice: Choice; draw: FairDraw }): StepAnswer<State, Outcome, Event>;
  step(input: { stake: bigint; state: State; step: Step; draw: FairDraw }): StepAnswer<State, Outcome, Event>;
  /**
   * Rules as they were under earlier versions, where rounds of theirs may still wait for their player: such a round is
   * finished, shown and checked by the rules it was opened with (`rulesOf`).
   */
  earlier?: readonly SteppedGame<Choice, State, Step, Outcome, Event>[];
}

export type StepAnswer<State, Outcome, Event> =
  | { done: false; events: Event[]; state: State }
  | { done: true; events: Event[]; outcome: Outcome; win: bigint };

export type StudioGame<Choice, Outcome, Event extends GameEvent = GameEvent> = SingleStepGame<Choice, Outcome, Event>;

/** A game of the house as the server plays it, whatever its choices look like. */
export type HouseGame =
  | SingleStepGame<unknown, unknown>
  | SteppedGame<unknown, unknown, unknown, unknown>
  | SharedGame<unknown, unknown>;

/** The rules a round was opened with; nothing where this release does not have them, be it too new or too old. */
export function rulesOf<Game extends { version: number; earlier?: readonly Game[] }>(
  game: Game,
  version: number,
): Game | undefined {
  return [game, ...(game.earlier ?? [])].find((rules) => rules.version === version);
}
