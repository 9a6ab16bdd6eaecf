export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** W3C Trace Context. What is not exactly that is as if it were not there. */
export function readTraceParent(header: unknown): TraceParent | undefined {
  if (typeof header !== 'string' || header.length > 200) return undefined;
  const found = shape.exec(header);
  if (!found) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', more] = found;
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
