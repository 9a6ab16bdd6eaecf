import { z } from 'zod';
import { providerCodes } from './codes.ts';
import { answers, bodies, type CallName, summaries } from './protocol.ts';

const headers = ['X-Provider-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'];

/** OpenAPI 3.1 of the protocol, made from what checks it. Prose is in docs/provider-api.md. */
export function describeProtocol(): object {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return rest;
  };
  const refusal = {
    description: Object.values(providerCodes)
      .map(({ code, status, message }) => `${code} (HTTP ${status}): ${message}`)
      .join('\n'),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            code: { type: 'integer' },
            message: { type: 'string' },
            balance: { type: 'integer' },
            fields: { type: 'array', items: { type: 'string' } },
          },
          required: ['code', 'message'],
        },
      },
    },
  };
  const paths = (Object.keys(bodies) as CallName[]).map((name) => [
    `/provider/v1/${name}`,
    {
      post: {
        operationId: name,
        summary: summaries[name],
        parameters: headers.map((header) => ({
          name: header,
          in: 'header',
          required: true,
          schema: { type: 'string' },
        })),
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(bodies[name], 'input') } } },
        responses: {
          200: { description: 'Taken', content: { 'application/json': { schema: schemaOf(answers[name], 'output') } } },
          default: refusal,
        },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Halley wallet protocol for game providers', version: '1' },
    paths: Object.fromEntries(paths),
  };
}
