import { setTimeout as pause } from 'node:timers/promises';

const quickTurns = 10;
const pauseMs = 20;

/** Waits for a condition, however long it takes; the test's own time limit ends it when it never comes. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await condition()); turn += 1) {
    // What this process is about to do comes within a few turns. For anything else, spinning would take the core it needs.
    if (turn < quickTurns) await new Promise((resolve) => setImmediate(resolve));
    else await pause(pauseMs);
  }
}

/** A promise that is resolved from outside: one side waits, the other opens the gate. */
export function createGate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}
