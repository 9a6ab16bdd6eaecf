import {
  type Span as RecordedSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import type { Span, SpanOptions } from './span.ts';
import type { TraceParent } from './traceparent.ts';

export interface CollectorOptions {
  /** `http://collector:4318`: spans go to `/v1/traces` below it. */
  endpoint: string;
  serviceName: string;
  headers?: Record<string, string>;
  /** Which part of the house this is. */
  role?: string;
  log: Pick<Log, 'warn'>;
  onMade?: () => void;
  /** Spans that never left, because nobody took them or too many waited. */
  onDropped?: (spans: number) => void;
}

const sendAfterMs = 2_000;
const timeoutMs = 5_000;
/** A collector that is away must not fill our memory. */
const mostWaiting = 4_096;
const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** Spans of OpenTelemetry, sent to a collector many at once. Nobody waits for it, and what is not taken is lost. */
export function connectCollector({
  endpoint,
  serviceName,
  headers = {},
  role = 'all',
  log,
  onMade = () => {},
  onDropped = () => {},
}: CollectorOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs });
  let waiting = 0;
  let isSilent = false;
  const batches = new BatchSpanProcessor({
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: sendAfterMs,
    exportTimeoutMillis: 2 * timeoutMs,
    exporter: {
      shutdown: () => exporter.shutdown(),
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          waiting -= spans.length;
          if (result.error) {
            onDropped(spans.length);
            // Said once, not with every batch.
            if (!isSilent) log.warn({ error: result.error.message }, 'traces cannot be sent');
          }
          isSilent = result.error !== undefined;
          done(result);
        }),
    },
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'halley.role': role }),
    spanProcessors: [
      {
        onStart: () => {},
        onEnd(span: ReadableSpan) {
          onMade();
          if (waiting >= mostWaiting) return onDropped(1);
          waiting += 1;
          batches.onEnd(span);
        },
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  });
  const tracer = provider.getTracer('halley');

  function start(name: string, { kind = 'internal', attributes = {}, links = [] }: SpanOptions, parent?: SpanContext) {
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const others = links.map(({ traceId, spanId }) => ({ context: contextOf({ traceId, spanId }) }));
    return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes, links: others }, within));
  }

  function spanOf(span: RecordedSpan): Span {
    const { traceId, spanId } = span.spanContext();
    return {
      traceId,
      spanId,
      child: (name, options = {}) => start(name, options, span.spanContext()),
      set: (attributes) => void span.setAttributes(attributes),
      // The kind of error alone: its words may hold what a player typed.
      fail: (error) =>
        void span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' }),
      end: () => span.end(),
    };
  }

  return {
    /** A span of a trace of its own, or of a caller's. */
    start: (name: string, options: SpanOptions, caller: TraceParent | undefined) =>
      start(name, options, caller && contextOf(caller)),
    /** Everything that waits has been sent, or given up. */
    flush: () => provider.forceFlush().catch(() => undefined),
  };
}

const contextOf = ({ traceId, spanId }: Pick<TraceParent, 'traceId' | 'spanId'>): SpanContext => ({
  traceId,
  spanId,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});
