import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type SpanKind = 'internal' | 'server' | 'client';
export type Attributes = Record<string, string | number | boolean>;

/** What is known of a span when it is over. */
export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  startMs: number;
  endMs: number;
  attributes: Attributes;
  /** Other spans that took part: the requests whose wagers one group has written. */
  links: readonly { traceId: string; spanId: string }[];
  failed: string | undefined;
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  child(name: string, options?: { kind?: SpanKind; attributes?: Attributes; links?: readonly Span[] }): Span;
  set(attributes: Attributes): void;
  fail(error: unknown): void;
  /** Once; later ends are not heard. */
  end(): void;
}

export interface SpanStart {
  traceId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  attributes?: Attributes | undefined;
  links?: readonly Span[] | undefined;
  onEnd: (span: FinishedSpan) => void;
}

/** Thirty-two hexadecimal digits. Node makes uuids out of a store of chance: many times faster than bytes on demand. */
export const newTraceId = () => randomUUID().replaceAll('-', '');

const nowMs = () => performance.timeOrigin + performance.now();

export function createSpan(start: SpanStart): Span {
  const { traceId, parentId, name, kind, links = [], onEnd } = start;
  const spanId = newTraceId().slice(16);
  const startMs = nowMs();
  const attributes: Attributes = { ...start.attributes };
  let failed: string | undefined;
  let isOver = false;
  return {
    traceId,
    spanId,
    child: (childName, { kind: childKind = 'internal', attributes: given, links: linked } = {}) =>
      createSpan({
        ...{ traceId, parentId: spanId, name: childName, kind: childKind },
        ...{ attributes: given, links: linked, onEnd },
      }),
    set: (more) => void Object.assign(attributes, more),
    fail(error) {
      // The kind of error alone: its words may hold what a player typed.
      failed = error instanceof Error ? error.name : 'Error';
    },
    end() {
      if (isOver) return;
      isOver = true;
      const others = links.map((link) => ({ traceId: link.traceId, spanId: link.spanId }));
      onEnd({ traceId, spanId, parentId, name, kind, startMs, endMs: nowMs(), attributes, links: others, failed });
    },
  };
}

/** Most requests are not traced: then there is nothing here, and to ask costs next to nothing. */
const active = new AsyncLocalStorage<Span | undefined>();

export const currentSpan = (): Span | undefined => active.getStore();

/** Runs the work as part of this span; with `undefined`, as part of none. */
export function runAs<T>(span: Span | undefined, work: () => T): T {
  return active.run(span, work);
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  links?: readonly Span[];
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
  const span = active.getStore();
  return span === undefined ? {} : { traceparent: `00-${span.traceId}-${span.spanId}-01` };
}
