export { createTracer, type Tracer } from './create-tracer.ts';
export { inSpan, traceHeaders } from './span.ts';
export { traceRequests } from './trace-requests.ts';
export { traceWorkBy } from './trace-work.ts';
export { readTraceParent } from './traceparent.ts';
