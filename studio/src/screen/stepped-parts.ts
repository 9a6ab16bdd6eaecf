import type { StudioRound } from '@halley/contract';
import type { ReactNode } from 'react';
import type { GameEvent, RulesFormat, RulesSection } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import type { ShownGame, SteppedRound } from './read-stepped.ts';
import type { Sound } from './sound.ts';
import type { StakeOf } from './use-stake.ts';

/** A round that waits for its player, and the way to go on with it. */
export interface RunningRound<Choice, Event extends GameEvent> {
  round: SteppedRound<Choice, Event>;
  /** A step is on its way, or its events are being shown. */
  busy: boolean;
  /** Nothing can be clicked: busy, paused, or without an answer. */
  disabled: boolean;
  /** What a step that raises the stake could be paid from; undefined where nobody knows yet. */
  balance: bigint | undefined;
  /** Sends the next step. Does nothing while `disabled`. */
  step(step: unknown): void;
}

export interface SteppedStageProps<Choice, Event extends GameEvent> {
  /** The round that is shown, with the events that have been shown so far. */
  round: SteppedRound<Choice, Event> | undefined;
  /** The event that is being played right now: the last of `round.events`. The others stand there already. */
  event: Event | undefined;
  /** The stake or a step is on its way. */
  waiting: boolean;
  /** It was played in this visit. Of an earlier one that is over no result is told again. */
  fresh: boolean;
  /** It is open and was begun by an earlier visit, or on another device. */
  resumed: boolean;
  /** As it stands in the panel: that of the open round while there is one. */
  choice: Choice;
  setChoice(choice: Choice): void;
  /** Rounds that are over, newest first. */
  history: SteppedRound<Choice, Event>[];
  demo: boolean;
  /** The open round cannot be gone on with now, or there is none. */
  disabled: boolean;
  toolbar: ReactNode;
  sound: Sound;
  /** Sends the next step. Does nothing while `disabled`. */
  step(step: unknown): void;
}

/** A key that takes a step. */
export interface StepKey<Choice, Event extends GameEvent> {
  /** As `KeyboardEvent.key` says it: 'ArrowUp', 'h'. */
  key: string;
  /** As the help shows it: '↑', 'H'. */
  sign: string;
  does: MessageKey;
  /** undefined: not possible now. */
  step(round: SteppedRound<Choice, Event>): unknown;
}

/** What a game of several steps brings; the table does the rest. */
export interface SteppedParts<Choice, Event extends GameEvent> {
  game: ShownGame<Choice, Event>;
  firstChoice: Choice;
  words: {
    /** On the button that stakes. */
    play: MessageKey;
    /** What Enter and Space do, for the help; `play` where they only begin a round. */
    enter?: MessageKey;
  };
  rules(format: RulesFormat): RulesSection[];
  stage(props: SteppedStageProps<Choice, Event>): ReactNode;
  /** How long an event is shown before the next one comes. With reduced motion none is waited for. */
  eventMs(event: Event): number;
  /** What an event sounds like; unset: the quiet tick for every one. */
  hear?(event: Event, sound: Sound): void;
  /** Fields of the choice, between stake and facts. */
  fields?(props: { bet: StakeOf<Choice>; locked: boolean }): ReactNode;
  /** In the place of the button while a round is open: take the row, hit, hold. */
  actions?(running: RunningRound<Choice, Event>): ReactNode;
  /** What Enter and Space do in an open round; undefined: nothing. */
  enter?(round: SteppedRound<Choice, Event>): unknown;
  keys?: StepKey<Choice, Event>[];
  /** Keys that take no step by themselves, for the help: those that move the focus, or choose. */
  otherKeys?: { keys: string[]; does: MessageKey }[];
  /** The choice in words for the replay's table; unset: as `game.describe` says it. */
  told?(round: SteppedRound<Choice, Event>): string;
  /** Rounds of a version with other rules: nobody plays them any more, they are played back and checked. */
  earlier?: {
    /** As the stage of now shows it; undefined: none of these either. */
    read(record: StudioRound): SteppedRound<Choice, Event> | undefined;
    /** Played again by the rules that decided it. */
    check(round: SteppedRound<Choice, Event>, serverSeed: string | undefined): ReactNode;
  };
  /** The result in a few words, for the replay's table. */
  result(round: SteppedRound<Choice, Event>): string;
}
