export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Calls that were refused or failed; they count in none of the other figures. */
  failed: number;
}

export interface Measured {
  callers: number;
  warmMs: number;
  forMs: number;
  call(caller: number): Promise<unknown>;
}

/** Callers that each wait for their answer before they ask again. What happens in the warm-up is not counted. */
export async function measure({ callers, warmMs, forMs, call }: Measured): Promise<Figures> {
  const latenciesMs: number[] = [];
  let failed = 0;
  const countFromMs = performance.now() + warmMs;
  const untilMs = countFromMs + forMs;
  const one = async (caller: number) => {
    for (let startedMs = performance.now(); startedMs < untilMs; ) {
      let isGood = true;
      try {
        await call(caller);
      } catch {
        isGood = false;
      }
      const endedMs = performance.now();
      if (endedMs >= countFromMs && endedMs < untilMs) {
        if (isGood) latenciesMs.push(endedMs - startedMs);
        else failed += 1;
      }
      startedMs = endedMs;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => one(caller)));
  return figuresOf(latenciesMs, { forMs, failed });
}

export function figuresOf(latenciesMs: number[], { forMs, failed }: { forMs: number; failed: number }): Figures {
  const sorted = Float64Array.from(latenciesMs).sort();
  return { perSecond: sorted.length / (forMs / 1000), p50Ms: share(sorted, 0.5), p99Ms: share(sorted, 0.99), failed };
}

function share(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
