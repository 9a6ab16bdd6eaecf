import { applyMessage } from '../apply-message.ts';
import type { Fault } from '../beliefs.ts';
import { effectiveOutcomes, type FixtureState, standingResults } from '../fixture-state.ts';
import { type FeedLine, readLine } from '../read-line.ts';
import { createSequencer, type Place, type Step } from '../sequencer.ts';

/** A house without a database: sequencer and states, as the intake puts them together. */
export function createFollower({ nowMs = 0 } = {}) {
  const states = new Map<string, FixtureState>();
  const faults: Fault[] = [];
  const recoveries: { requestId: string; afterSeq: number | undefined }[] = [];
  let requests = 0;
  const sequencer = createSequencer<FeedLine>({
    place: undefined,
    newRequestId: () => `request-${++requests}`,
    nowMs,
  });

  function follow(steps: readonly Step<FeedLine>[]): void {
    for (const step of steps) {
      if (step.do === 'recover') recoveries.push(step);
      if (step.do !== 'apply') continue;
      const { body } = step.item;
      if ('fault' in body) faults.push(body.fault);
      else if ('fixture' in body.message) {
        const { message } = body;
        const applied = applyMessage(states.get(message.fixture), message, step.telling);
        if ('state' in applied) states.set(message.fixture, applied.state);
        if ('fault' in applied && !step.recoveringAll) faults.push(applied.fault);
      }
    }
  }

  return {
    states,
    faults,
    recoveries,
    sequencer,
    connect: (atMs: number) => follow(sequencer.connected(atMs)),
    take(line: string, atMs: number): void {
      const read = readLine(line, 'test');
      if (read) follow(sequencer.take(read, atMs));
    },
    answered: (requestId: string, place: Place, atMs: number) => follow(sequencer.answered(requestId, place, atMs)),
    tick: (atMs: number) => follow(sequencer.tick(atMs)),
  };
}

/**
 * What matters of a state: bets can be placed and settled by nothing else. Prices of what is settled are history, and a market
 * that came and went while nobody listened was bet on by nobody: `known` are those to look at.
 */
export const essenceOf = (states: ReadonlyMap<string, FixtureState>, known = states) =>
  [...states]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { status, score, markets, results, cancels }]) => ({
      id,
      status,
      score,
      markets: [...markets]
        .filter(([key, market]) => market.status !== 'settled' || known.get(id)?.markets.has(key))
        .map(([key, { status: ofMarket, outcomes }]) => ({
          key,
          status: ofMarket,
          outcomes: ofMarket === 'settled' ? outcomes.map((outcome) => outcome.id) : outcomes,
          results: effectiveOutcomes(standingResults(results, key)),
        })),
      cancels: cancels
        .filter(({ takenBack }) => takenBack === undefined)
        .map(({ markets: of, from, until, reason }) => ({ of, from, until, reason })),
    }));
