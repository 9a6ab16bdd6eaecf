import type { Log } from '../kit/index.ts';
import type { World } from './create-world.ts';

const turnMs = 200;

/** Turns the world by the clock on the wall, until it is stopped. A turn that fails is told, and the next one tries again. */
export function turnWorld(world: World, { log }: { log: Log }): { stop(): void } {
  const timer = setInterval(() => {
    try {
      world.turn();
    } catch (error) {
      log.error({ err: error }, 'the world could not be turned');
    }
  }, turnMs);
  return { stop: () => clearInterval(timer) };
}
