import type { CallGuard, Context, Room } from '../kit/index.ts';
import type { Cron, JobName, Tasks } from '../kit/jobs/index.ts';
import { levels, type RoomName } from './levels.ts';

type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Part<R, Name extends string> = R extends Record<Name, infer Own> ? Own : never;
/** What all rooms have under a name, as one object. */
type Folded<R, Name extends string> = Intersected<Part<R, Name>>;
export type NamedRoom = Room & { name: RoomName };

/** From the lowest to the highest; rooms of one level as they are listed. */
export function inLevelOrder<R extends NamedRoom>(rooms: readonly R[]): R[] {
  return rooms.toSorted((one, other) => levels[one.name] - levels[other.name]);
}

/** The highest level that consumers and jobs speak through while they end. */
const voices = levels.realtime;

/** Consumers and jobs start after the rooms below and end before them; those above give them work, and end first. */
export function aroundWorkers(rooms: readonly NamedRoom[]): Record<'below' | 'above', NamedRoom[]> {
  const isBelow = ({ name }: NamedRoom) => levels[name] <= voices;
  return { below: rooms.filter(isBelow), above: rooms.filter((room) => !isBelow(room)) };
}

/** A call that no room answers does not compile where this is used, and one that two rooms answer does not start. */
export function foldHandlers<R extends NamedRoom>(rooms: readonly R[]): Folded<R, 'handlers'> {
  const owners = new Map<string, string>();
  for (const { name, handlers = {} } of rooms) {
    for (const call of Object.keys(handlers)) {
      const owner = owners.get(call);
      if (owner) throw new Error(`${call} is answered by two rooms, ${owner} and ${name}`);
      owners.set(call, name);
    }
  }
  const all = Object.assign({}, ...rooms.map(({ handlers }) => handlers));
  for (const { guards = [] } of rooms) for (const guard of guards) putBefore(all, guard);
  return all;
}

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

function putBefore(handlers: Record<string, AnyHandler>, guard: CallGuard): void {
  for (const call of guard.calls) {
    const answer = handlers[call];
    if (!answer) throw new Error(`a guard stands before ${call}, which nobody answers`);
    handlers[call] = async (input, context) => {
      await guard.check(call, input, context);
      return answer(input, context);
    };
  }
}

/** A job that several rooms name is done by each of them, the lowest first. */
export function foldTasks<R extends NamedRoom>(rooms: readonly R[]): Folded<R, 'tasks'> {
  type Task = Tasks[JobName];
  const all: Record<string, Task> = {};
  for (const { tasks = {} } of inLevelOrder(rooms as readonly NamedRoom[])) {
    for (const [name, run] of Object.entries(tasks) as [string, Task][]) {
      const before = all[name] as ((...given: unknown[]) => Promise<void>) | undefined;
      const own = run as (...given: unknown[]) => Promise<void>;
      all[name] = before
        ? async (...given: unknown[]) => {
            await before(...given);
            await own(...given);
          }
        : run;
    }
  }
  return all as Folded<R, 'tasks'>;
}

export function foldCrons(rooms: readonly NamedRoom[]): Cron[] {
  return rooms.flatMap(({ crons = {} }) =>
    Object.entries(crons).map(([task, at]) => ({ task: task as JobName, at: at as string })),
  );
}
