/** Waits for a condition, however long it takes; the test's own time limit ends it when it never comes. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

/** A promise that is resolved from outside: one side waits, the other opens the gate. */
export function createGate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}
