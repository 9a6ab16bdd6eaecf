import { setTimeout as sleep } from 'node:timers/promises';
import { describeEnd, type HouseProcess, startHouse } from '../../boot/house-process.ts';
import { startWorldProcess, type WorldOptions } from '../../boot/world-process.ts';

/** Something that is killed and comes back. */
export interface Victim {
  name: string;
  /** SIGKILL, and anew after a while. Answers when it is there again. */
  killAndRestart(pauseMs: number): Promise<void>;
  /** Undefined where it had nothing to say against it. */
  stop(): Promise<string | undefined>;
}

interface HouseVictim extends Victim {
  /** Where it was last: while it is dead, nobody answers there. */
  url(): string;
}

/** A process of the house. Its port is another after each start. */
export async function houseVictim(name: string, environment: Record<string, string>): Promise<HouseVictim> {
  let house: HouseProcess = await startHouse({ environment });
  return {
    name,
    url: () => house.url,
    async killAndRestart(pauseMs) {
      house.kill('SIGKILL');
      await house.ended;
      await sleep(pauseMs);
      house = await startHouse({ environment });
    },
    async stop() {
      house.kill('SIGTERM');
      const ended = await house.ended;
      return ended.code === 0 ? undefined : `${name} ended by ${describeEnd(ended)}`;
    },
  };
}

export interface WorldVictim extends Victim {
  url: string;
}

/** The world of sport in a process of its own, at one address whatever happens to it. */
export async function worldVictim(options: WorldOptions): Promise<WorldVictim> {
  let world = await startWorldProcess(options);
  const { url } = world;
  return {
    name: 'world',
    url,
    async killAndRestart(pauseMs) {
      await world.end('SIGKILL');
      await sleep(pauseMs);
      world = await startWorldProcess({ ...options, port: Number(new URL(url).port) });
    },
    async stop() {
      await world.end('SIGTERM');
      return undefined;
    },
  };
}
