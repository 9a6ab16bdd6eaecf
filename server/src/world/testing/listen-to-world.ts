import { applyMessage, FeedMessage, type FixtureMessage, type FixtureState } from '@halley/sports/feed';
import { manualClock } from '../../kit/index.ts';
import { createWorld, type World } from '../create-world.ts';
import type { CompetitionId } from '../names/competition-names.ts';
import { type Competition, competitions } from '../season/competitions.ts';

export const testKey = 'ab'.repeat(32);

export interface ListenOptions {
  at?: string;
  ids?: readonly CompetitionId[];
  /** In the place of those of the world. */
  own?: readonly Competition[];
  key?: string;
  pace?: number;
}

/** A world in the test's hand, with a few of its competitions. */
export function openWorld({ at = '2026-11-18T12:06:30Z', ids, own, key = testKey, pace = 1 }: ListenOptions = {}) {
  const clock = manualClock(at);
  const some = own ?? (ids ? competitions.filter(({ id }) => ids.includes(id)) : competitions);
  const isSmall = ids !== undefined || own !== undefined;
  const world = createWorld({ clock, key, pace, competitions: some, ...(isSmall && { aheadSeconds: 15 * 60 }) });
  const pass = (seconds: number, stepSeconds = 1) => {
    for (let passed = 0; passed < seconds; passed += stepSeconds) {
      clock.advanceMs(stepSeconds * 1_000);
      world.turn();
    }
  };
  return { world, clock, pass };
}

/** Keeps what a world says, and believes it as a house does, beside what it knows from before. */
export function listenTo(world: World, known: ReadonlyMap<string, FixtureState> = new Map()) {
  const heard: FeedMessage[] = [];
  const states = new Map(known);
  const faults: string[] = [];
  const asked = new Set<string>();

  function believe(message: FixtureMessage): void {
    const telling = !message.request_id ? 'live' : asked.has(message.request_id) ? 'snapshot' : 'others';
    const applied = applyMessage(states.get(message.fixture), message, telling);
    if ('fault' in applied) faults.push(`${applied.fault}: ${message.type} ${message.fixture} ${message.version}`);
    if ('missed' in applied && applied.missed) faults.push(`missed: ${message.fixture} ${message.version}`);
    if ('state' in applied) states.set(message.fixture, applied.state);
  }

  const leave = world.journal.follow((text) => {
    const message = FeedMessage.parse(JSON.parse(text));
    heard.push(message);
    if ('fixture' in message) believe(message);
  });

  return {
    heard,
    states,
    faults,
    leave,
    isComplete: (requestId: string) =>
      heard.some((message) => message.type === 'snapshot_complete' && message.request_id === requestId),
    ask(requestId: string, more: Omit<Parameters<World['recover']>[0], 'request_id'> = {}): boolean {
      asked.add(requestId);
      return world.recover({ request_id: requestId, ...more });
    },
  };
}

/** Asks, and turns until all has been told; time stands still. */
export function recoverAll(
  world: World,
  more: Omit<Parameters<World['recover']>[0], 'request_id'> = {},
  { id = 'first', known }: { id?: string; known?: ReadonlyMap<string, FixtureState> } = {},
) {
  const listener = listenTo(world, known);
  world.turn();
  listener.ask(id, more);
  while (!listener.isComplete(id)) world.turn();
  return listener;
}
