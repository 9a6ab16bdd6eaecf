import type { StudioRound } from '@halley/contract';
import { type GameEvent, rulesOf, type SteppedGame } from '../kit/index.ts';
import { type RoundRecord, readRecord } from './read-record.ts';

/** A round of any game of several steps, as it was recorded or as far as it has been shown. */
export interface SteppedRound<Choice, Event extends GameEvent = GameEvent> extends RoundRecord {
  choice: Choice;
  /** It waits for its player, or there is more of it to be shown. */
  open: boolean;
  /** What the round was opened with; `stake` is that and all that steps have added. */
  openingStake: bigint;
  /** As they were taken, in order. */
  steps: readonly unknown[];
  events: Event[];
  /** Null while it is open. */
  outcome: unknown;
}

/** A game of several steps as its screen sees it: it plays nothing itself, it only checks. */
export type ShownGame<Choice, Event extends GameEvent> = SteppedGame<Choice, unknown, unknown, unknown, Event>;

/** undefined: not a round of this game, or of a version this screen cannot play. */
export function readStepped<Choice, Event extends GameEvent>(
  game: ShownGame<Choice, Event>,
  round: StudioRound,
): SteppedRound<Choice, Event> | undefined {
  const choice = game.parseChoice(round.choice);
  if (!choice.ok || !rulesOf(game, round.game_version) || round.events.length === 0) return undefined;
  const record = readRecord(round);
  return {
    ...record,
    choice: choice.value,
    open: round.state === 'open',
    openingStake: record.stake - BigInt(round.raised_cents ?? 0),
    steps: round.steps,
    events: round.events as Event[],
    outcome: round.outcome,
  };
}

/** The round up to one of its events: nothing behind it is known, the result least of all. */
export function upTo<Choice, Event extends GameEvent>(
  round: SteppedRound<Choice, Event>,
  events: number,
): SteppedRound<Choice, Event> {
  if (events >= round.events.length) return round;
  return { ...round, open: true, win: 0n, outcome: null, events: round.events.slice(0, events) };
}
