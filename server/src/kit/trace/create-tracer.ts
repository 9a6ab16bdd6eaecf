import { currentSpan, type Span, type SpanOptions } from './span.ts';
import { readTraceParent, type TraceParent } from './traceparent.ts';

export interface TracerOptions {
  /** Of all requests, 0.05 is every twentieth. */
  ratio: number;
  /** Whether a caller may say that its request is traced: only where whoever stands before us is ours. */
  trustsCallers: boolean;
  start(name: string, options: SpanOptions, caller: TraceParent | undefined): Span;
}

export interface Tracer {
  /** The span of a request; undefined where it is not traced, which is all it costs then. */
  begin(request: { name: string; method: string; traceparent: unknown }): Span | undefined;
  /** The span of work that others caused: of the first of their traces, and it names the rest. */
  join(name: string, options: SpanOptions, causes: readonly unknown[]): Span | undefined;
  /** The span of work that nobody asked for, as seldom as those of requests. */
  beginAlone(name: string, options: SpanOptions): Span | undefined;
}

export function createTracer({ ratio, trustsCallers, start }: TracerOptions): Tracer {
  // Every so many, not by chance: exact, and cheaper than a random number for each request.
  const sampler = () => {
    let due = 0;
    return () => {
      due += ratio;
      if (due < 1) return false;
      due -= 1;
      return true;
    };
  };
  const [isDue, isDueAlone] = [sampler(), sampler()];
  return {
    begin({ name, method, traceparent }) {
      const options = { kind: 'server', attributes: { 'http.request.method': method } } as const;
      const outer = currentSpan();
      // A page that asks the API in this process: one more part of the same trace.
      if (outer) return outer.child(name, options);
      const caller = traceparent === undefined ? undefined : readTraceParent(traceparent);
      const isSampled = caller && trustsCallers ? caller.isSampled : isDue();
      return isSampled ? start(name, options, caller) : undefined;
    },
    join(name, options, causes) {
      // Only what is traced says so: who wrote these down had a span.
      const [first, ...others] = causes.flatMap((cause) => readTraceParent(cause) ?? []);
      if (!first) return undefined;
      const links = others.filter(({ traceId }) => traceId !== first.traceId);
      return start(name, { ...options, links }, first);
    },
    beginAlone: (name, options) => (isDueAlone() ? start(name, options, undefined) : undefined),
  };
}
