import { AsyncLocalStorage } from 'node:async_hooks';

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client';
  attributes?: Record<string, string | number | boolean>;
  /** Other spans that took part: the requests whose wagers one group has written. */
  links?: readonly Pick<Span, 'traceId' | 'spanId'>[];
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  child(name: string, options?: SpanOptions): Span;
  set(attributes: Record<string, string | number | boolean>): void;
  fail(error: unknown): void;
  /** Once; later ends are ignored. */
  end(): void;
}

/** Most requests are not traced: then there is nothing here, and to ask costs next to nothing. */
const active = new AsyncLocalStorage<Span | undefined>();

export const currentSpan = (): Span | undefined => active.getStore();

/** Runs the work as part of this span; with `undefined`, as part of none. */
export function runAs<T>(span: Span | undefined, work: () => T): T {
  return active.run(span, work);
}

/** The work as a span of its own, where somebody traces; else just the work. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const parent = active.getStore();
  return parent === undefined ? work() : runSpan(parent.child(name, options), work);
}

export async function runSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await active.run(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** For a call to somebody else: our trace goes on there. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTrace();
  return traceparent === undefined ? {} : { traceparent };
}

/** Where work is written down for later: the trace it belongs to, if any. */
export function currentTrace(): string | undefined {
  const span = active.getStore();
  return span && `00-${span.traceId}-${span.spanId}-01`;
}
