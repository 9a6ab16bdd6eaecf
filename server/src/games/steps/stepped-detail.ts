import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@halley/contract';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { StepAnswer, SteppedGame } from '@halley/studio/games';
import { invariant } from '../../kit/index.ts';
import type { Chance } from '../../wagers/index.ts';
import { type RoundDetail, roundDetail } from '../round-detail.ts';

export type AnySteppedGame = SteppedGame<unknown, unknown, unknown, unknown>;

/** What a round of several steps remembers between two of them, besides what every round does. */
export interface SteppedDetail extends RoundDetail {
  /** As they were taken, in order. */
  steps: unknown[];
  /** The game's own; gone once the round is over. */
  state?: unknown;
  /** How far the round's stream has been drawn. */
  position: number;
}

/** A step and its place in the round: 1 is the first after the opening. */
export interface NumberedStep {
  number: number;
  step: unknown;
}

export function openSteps(
  game: AnySteppedGame,
  { stake, choice, chance }: { stake: bigint; choice: unknown; chance: Chance },
): { detail: SteppedDetail; win?: bigint } {
  const draw = fairDraw(chance, nodeHash.hmac);
  const answer = game.open({ stake, choice, draw });
  const { events } = answer;
  const after = { steps: [], position: draw.position };
  // A blackjack is over as soon as it is dealt.
  if (answer.done) {
    return {
      detail: { ...roundDetail(chance, { choice, events, outcome: answer.outcome }), ...after },
      win: answer.win,
    };
  }
  return { detail: { ...roundDetail(chance, { choice, events, outcome: null }), ...after, state: answer.state } };
}

/**
 * Was this step taken before? The same step under the same number is answered again; another one under a number that is
 * taken, or one that skips some, comes from a screen that does not know how the round stands.
 */
export function isRepeat({ steps }: SteppedDetail, { number, step }: NumberedStep): boolean {
  if (number === steps.length + 1) return false;
  if (number <= steps.length && isDeepStrictEqual(steps[number - 1], step)) return true;
  throw new Refusal('IDEMPOTENCY_CONFLICT');
}

/** What the round was opened with, of all that is at stake now. */
export function openingStakeOf(detail: SteppedDetail, stake: bigint): bigint {
  return stake - BigInt(detail.raised ?? 0);
}

/** What a step adds to the stake of the round as it is now. */
export function raiseOf(
  game: AnySteppedGame,
  detail: SteppedDetail,
  input: { openingStake: bigint; step: unknown },
): bigint {
  const parsed = game.parseStep(input.step, detail.state);
  if (!parsed.ok) throw new Refusal(parsed.refusal.code);
  const { openingStake: stake } = input;
  const raise = game.raise?.({ stake, state: detail.state, step: parsed.value }) ?? 0n;
  invariant(raise >= 0n, 'a step never takes from the stake');
  return raise;
}

/** The round after its next step. What it draws follows from the seeds and how far they were drawn, and nothing else. */
export function takeStep(
  game: AnySteppedGame,
  detail: SteppedDetail,
  input: { openingStake: bigint; step: unknown; serverSeed: string },
): { detail: SteppedDetail; raise: bigint; win?: bigint } {
  const parsed = game.parseStep(input.step, detail.state);
  if (!parsed.ok) throw new Refusal(parsed.refusal.code);
  const raise = raiseOf(game, detail, input);
  const { clientSeed, nonce } = detail;
  const draw = fairDraw({ serverSeed: input.serverSeed, clientSeed, nonce }, nodeHash.hmac, detail.position);
  const { openingStake: stake } = input;
  const answer: StepAnswer<unknown, unknown, { type: string }> = game.step({
    stake,
    state: detail.state,
    step: parsed.value,
    draw,
  });
  const { state: _before, ...rest } = detail;
  const next = {
    ...rest,
    events: [...detail.events, ...answer.events],
    steps: [...detail.steps, input.step],
    position: draw.position,
    ...(raise > 0n && { raised: String(BigInt(detail.raised ?? 0) + raise) }),
  };
  return answer.done
    ? { detail: { ...next, outcome: answer.outcome }, raise, win: answer.win }
    : { detail: { ...next, state: answer.state }, raise };
}
