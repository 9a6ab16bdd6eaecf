/** Lets so many through at once; the others wait in the order in which they came. */
export function createGate(mostAtOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so nobody who comes now can slip in between.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
