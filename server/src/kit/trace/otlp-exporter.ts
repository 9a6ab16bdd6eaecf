import type { Log } from '../log.ts';
import type { Attributes, FinishedSpan } from './span.ts';

export interface ExporterOptions {
  /** `http://collector:4318`: spans go to `/v1/traces` below it. */
  endpoint: string;
  serviceName: string;
  headers?: Readonly<Record<string, string>>;
  log: Pick<Log, 'warn'>;
  /** Spans that never left, because nobody took them or too many waited. */
  onDropped?: (spans: number) => void;
  later?: (run: () => void, ms: number) => { unref?(): unknown };
  timeoutMs?: number;
}

const sendAfterMs = 2_000;
const mostInBatch = 512;
/** A collector that is away must not fill our memory. */
const mostWaiting = 4_096;

/** Sends spans as OTLP over HTTP in JSON, many at once. Nobody waits for it, and what is not taken is lost. */
export function createOtlpExporter(options: ExporterOptions) {
  const {
    endpoint,
    serviceName,
    headers = {},
    log,
    onDropped = () => {},
    later = setTimeout,
    timeoutMs = 5_000,
  } = options;
  const target = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const waiting: FinishedSpan[] = [];
  let isPlanned = false;
  let sending: Promise<void> = Promise.resolve();
  let isSilent = false;

  async function send(spans: FinishedSpan[]): Promise<void> {
    try {
      const response = await fetch(target, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(toOtlp(spans, serviceName)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      isSilent = false;
    } catch (error) {
      onDropped(spans.length);
      // Said once, not with every batch.
      if (!isSilent) log.warn({ error: (error as Error).message }, 'traces cannot be sent');
      isSilent = true;
    }
  }

  function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostInBatch);
      sending = sending.then(() => send(batch));
    }
    return sending;
  }

  return {
    add(span: FinishedSpan): void {
      if (waiting.length >= mostWaiting) {
        onDropped(1);
        return;
      }
      waiting.push(span);
      if (isPlanned) return;
      isPlanned = true;
      later(() => {
        isPlanned = false;
        void flush();
      }, sendAfterMs).unref?.();
    },
    /** Everything that waits has been sent, or given up. */
    flush,
  };
}

const kinds = { internal: 1, server: 2, client: 3 } as const;

/** Microseconds are what is measured; nanoseconds are what is asked for, as text. */
const nanos = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

function otlpValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

function toOtlp(spans: readonly FinishedSpan[], serviceName: string) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName }) },
        scopeSpans: [
          {
            scope: { name: 'halley' },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentId && { parentSpanId: span.parentId }),
              name: span.name,
              kind: kinds[span.kind],
              startTimeUnixNano: nanos(span.startMs),
              endTimeUnixNano: nanos(span.endMs),
              attributes: attributesOf(span.attributes),
              links: span.links,
              status: span.failed === undefined ? { code: 0 } : { code: 2, message: span.failed },
            })),
          },
        ],
      },
    ],
  };
}
