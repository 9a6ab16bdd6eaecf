import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracer } from './create-tracer.ts';
import { runAs, type Span } from './span.ts';

/** Every request that is traced gets a span, from its first byte to the last of its answer. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    const span = tracer.begin({
      // By the call's name, never by its address: addresses hold ids.
      name: (config as { call?: string }).call ?? url ?? 'unknown',
      method: request.method,
      traceparent: request.headers.traceparent,
    });
    if (!span) return done();
    spans.set(request, span);
    span.set({ 'halley.request_id': request.id });
    runAs(span, done);
  });
  // A body arrives as events of the connection, which know nothing of the request: behind it we take up the thread again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runAs(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) {
      span.set({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.fail(new Error('the answer is 5xx'));
      span.end();
    }
    done();
  });
}
