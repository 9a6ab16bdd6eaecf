import { browserHash, checkCommitment, type FairHash, type FairRound, fairDraw } from '../fair/index.ts';
import type { GameEvent, StepAnswer, SteppedGame, StudioGame } from './game.ts';
import type { Result } from './result.ts';

export interface RoundToVerify extends FairRound {
  stake: bigint;
  choice: unknown;
  /** The hash that was shown before play; left out, only the outcome is recomputed. */
  serverSeedHash?: string;
}

export interface VerifiedRound<Outcome, Event> {
  events: Event[];
  outcome: Outcome;
  win: bigint;
  /** Whether the opened seed is the one that was sealed; undefined when no hash was given. */
  commitmentHolds: boolean | undefined;
}

/** Plays a past round again from its seeds, with the same code that decided it. */
export function verifyRound<Choice, Outcome, Event extends GameEvent>(
  game: StudioGame<Choice, Outcome, Event>,
  round: RoundToVerify,
  hash: FairHash = browserHash,
): Result<VerifiedRound<Outcome, Event>> {
  const choice = game.parseChoice(round.choice);
  if (!choice.ok) return choice;
  const played = game.play({ stake: round.stake, choice: choice.value, draw: fairDraw(round, hash.hmac) });
  const { serverSeed, serverSeedHash } = round;
  const commitmentHolds =
    serverSeedHash === undefined ? undefined : checkCommitment({ serverSeed, serverSeedHash }, hash.sha256);
  return { ok: true, value: { ...played, commitmentHolds } };
}

export interface StepsToVerify extends Omit<RoundToVerify, 'serverSeedHash'> {
  /** As they were taken, in order. */
  steps: readonly unknown[];
}

/** Plays a past round of several steps again. The answer is that of the last step, with the events of all of them. */
export function verifySteps<Choice, State, Step, Outcome, Event extends GameEvent>(
  game: SteppedGame<Choice, State, Step, Outcome, Event>,
  round: StepsToVerify,
  hash: FairHash = browserHash,
): Result<StepAnswer<State, Outcome, Event>> {
  const choice = game.parseChoice(round.choice);
  if (!choice.ok) return choice;
  const draw = fairDraw(round, hash.hmac);
  let answer = game.open({ stake: round.stake, choice: choice.value, draw });
  const events = [...answer.events];
  for (const given of round.steps) {
    if (answer.done) break;
    const step = game.parseStep(given, answer.state);
    if (!step.ok) return step;
    answer = game.step({ stake: round.stake, state: answer.state, step: step.value, draw });
    events.push(...answer.events);
  }
  return { ok: true, value: { ...answer, events } };
}
