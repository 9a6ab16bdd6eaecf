import type { StudioRound } from '@halley/contract';
import type { ReactNode } from 'react';
import type { RulesFormat, RulesSection, StudioGame } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import type { TableProps } from './GameScreen.tsx';
import { type RoundRecord, readRecord } from './read-record.ts';
import type { StakeOf } from './use-stake.ts';

/** A round of any game of one step, as it was recorded. */
export interface SingleRound<Choice, Outcome = unknown, Event = unknown> extends RoundRecord {
  choice: Choice;
  outcome: Outcome;
  events: Event[];
}

export interface StageProps<Choice, Round extends SingleRound<Choice>> {
  /** The round that is shown, or is being shown right now. */
  round: Round | undefined;
  /** It is new: the stage plays its events and calls `onShown` when they have been seen. */
  playing: boolean;
  /** The stake is on its way. */
  waiting: boolean;
  /** As it stands in the panel. */
  choice: Choice;
  setChoice(choice: Choice): void;
  /** Newest first. */
  history: Round[];
  demo: boolean;
  disabled: boolean;
  /** The player asked for shorter reveals, and the licence allows them. */
  quick?: boolean;
  toolbar: ReactNode;
  sound: TableProps<Round>['sound'];
  onShown(): void;
}

/** What a game of one step brings; the table does the rest. */
export interface SingleParts<Choice, Round extends SingleRound<Choice>> {
  game: StudioGame<Choice, Round['outcome']>;
  firstChoice: Choice;
  words: {
    play: MessageKey;
    /** Before the most a bet can return; unset: "At most". */
    most?: MessageKey;
    /** Of the fairness panel, where a game calls its rounds by its own word. */
    fair?: { intro: MessageKey; number: MessageKey; verify?: MessageKey };
  };
  rules(format: RulesFormat): RulesSection[];
  stage(props: StageProps<Choice, Round>): ReactNode;
  /** For a game played on a layout: the stake is what lies on it, and the table is cleared after each round. */
  stakeOf?(choice: Choice): bigint;
  /** How many past rounds the stage shows; eight unless it says otherwise. */
  historyLength?: number;
  /** Nothing has been chosen yet: what to do first. That is no mistake, and not said like one. */
  toChoose?(choice: Choice): MessageKey | undefined;
  /** Keys of the game's own, for the help. */
  keys?: { keys: string[]; does: MessageKey }[];
  /** Fields of the choice, between stake and facts. */
  fields?(props: { bet: StakeOf<Choice>; locked: boolean }): ReactNode;
  /** What the browser worked out, for the check of a round. */
  recomputed?(outcome: Round['outcome']): string;
  /** The game's own verifier, for any round from typed seeds. */
  verifier?(from: { round: Round | undefined; serverSeed: string | undefined; onClose(): void }): ReactNode;
  /** The result in a few words, for the replay's table. */
  result(round: Round): string;
}

/** undefined: not a round of this game, or of a version this screen cannot play. */
export function readSingle<Choice>(
  game: StudioGame<Choice, unknown>,
  round: StudioRound,
): SingleRound<Choice> | undefined {
  const choice = game.parseChoice(round.choice);
  if (!choice.ok || round.game_version !== game.version || round.events.length === 0) return undefined;
  return { ...readRecord(round), choice: choice.value, outcome: round.outcome, events: round.events };
}
