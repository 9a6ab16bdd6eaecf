import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHostile, type Roughness, rough, smooth } from './hostile.ts';
import { fickle, honest, type Lies } from './hostile-lies.ts';
import { createFollower, essenceOf } from './testing/follower.ts';
import { cleanStates, createLogProducer, lifeOf } from './testing/log-producer.ts';

const stepMs = 50;
const deep = process.env.HALLEY_DEEP === '1';

/** A producer says a history over a hostile way to one who joins in its middle; then the way is good, and the follower has time. */
function play(seed: number, { roughness, lies, joinsAt = 0 }: { roughness: Roughness; lies: Lies; joinsAt?: number }) {
  const producer = createLogProducer();
  const follower = createFollower();
  const hostile = createHostile({ seed, roughness, lies });
  let nowMs = 0;
  let answered = 0;
  let isJoined = false;
  const send = (message: object) => hostile.take(JSON.stringify(message), nowMs);
  const turn = () => {
    nowMs += stepMs;
    if (nowMs % 2_000 === 0) send(producer.alive(nowMs));
    const lines = hostile.due(nowMs);
    if (isJoined) for (const line of lines) follower.take(line, nowMs);
    follower.tick(nowMs);
    for (; answered < follower.recoveries.length; answered += 1) {
      const asked = follower.recoveries[answered];
      if (!asked) continue;
      const { requestId, afterSeq } = asked;
      if (afterSeq !== undefined && hostile.replay(afterSeq, nowMs)) {
        hostile.complete(requestId, { producer: 'test', at: new Date(nowMs).toISOString(), nowMs });
        continue;
      }
      const { place } = hostile;
      for (const message of producer.snapshot(requestId, nowMs)) send(message);
      follower.answered(requestId, { ...place, epoch: 1 }, nowMs);
    }
  };
  const lives = [lifeOf('one', 12), lifeOf('two', 9), lifeOf('three', 5)];
  for (let at = 0; lives.some((life) => at < life.length); at += 1) {
    if (at === joinsAt) {
      follower.connect(nowMs);
      isJoined = true;
    }
    for (const life of lives) {
      const saying = life[at];
      if (saying) send(producer.say(saying, nowMs));
    }
    turn();
  }
  Object.assign(roughness, smooth);
  for (let turns = 0; turns < 60_000 / stepMs; turns += 1) turn();
  return { producer, follower };
}

describe('a feed on a rough way', () => {
  const runs = deep ? 400 : 25;
  const seeds = fc.integer({ min: 1, max: 2 ** 31 });

  it('[SPORT-24] ends in the state of the clean history, whatever is lost, doubled, late or out of order', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.5, max: 8, noNaN: true }), fc.nat({ max: 24 }), (seed, much, joinsAt) => {
        const roughness = {
          ...rough,
          ...Object.fromEntries(Object.entries(rough).map(([name, of]) => [name, of * much])),
        };
        Object.assign(roughness, { longestDelayMs: 900, longestFreezeMs: 8_000 });
        const { producer, follower } = play(seed, { roughness, lies: honest, joinsAt });
        expect(follower.sequencer.state).toBe('up');
        expect(essenceOf(follower.states)).toEqual(essenceOf(cleanStates(producer.log), follower.states));
        expect(follower.faults).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('[SPORT-24] tells results late, twice, wrongly and takes them back, and ends with those that are true', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { producer, follower } = play(seed, { roughness: { ...rough }, lies: fickle });
        const resultsOf = (states: typeof follower.states) =>
          essenceOf(states, follower.states).map(({ id, markets }) => [
            id,
            markets.map(({ key, results }) => [key, results]),
          ]);
        expect(resultsOf(follower.states)).toEqual(resultsOf(cleanStates(producer.log)));
      }),
      { numRuns: runs },
    );
  });
});
