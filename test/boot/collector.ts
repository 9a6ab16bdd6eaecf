import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  /** Of the process that made it. */
  role: unknown;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] };
    scopeSpans: { spans: Omit<CollectedSpan, 'role'>[] }[];
  }[];
}

/** Takes spans as a collector would, OTLP over HTTP, and keeps them. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = JSON.parse(String(Buffer.concat(parts))) as Sent;
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      const role = resource.attributes.find(({ key }) => key === 'halley.role')?.value.stringValue;
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, role }))));
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
