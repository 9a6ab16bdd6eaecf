import type { Tracer } from './create-tracer.ts';
import { runSpan, type SpanOptions } from './span.ts';

/** Of this process; unset where nobody collects, and then work in the background pays one comparison. */
let tracer: Tracer | undefined;

/** From here on work in the background is traced by it; returns how to end that. */
export function traceWorkBy(used: Tracer): () => void {
  tracer = used;
  return () => {
    if (tracer === used) tracer = undefined;
  };
}

/** Work in the background as a part of the traces that caused it, as `currentTrace` told them; of none: just the work. */
export function inTraceOf<T>(
  causes: readonly unknown[],
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer && causes.length > 0 ? tracer.join(name, options, causes) : undefined;
  return span ? runSpan(span, work) : work();
}

/** The same for work that may have no cause but the clock, or somebody outside: then now and then a trace of its own. */
export function inTraceOrAlone<T>(
  cause: unknown,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === undefined) return work();
  const span = cause === undefined ? tracer.beginAlone(name, options) : tracer.join(name, options, [cause]);
  return span ? runSpan(span, work) : work();
}
