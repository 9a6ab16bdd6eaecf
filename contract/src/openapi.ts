import { z } from 'zod';
import { api } from './api.ts';
import { type Call, type Calls, pathParameter, pathsOf } from './call.ts';
import { refusals } from './refusals.ts';

const audiences = {
  anyone: 'Anyone, guests too.',
  guest: 'Guests only.',
  player: 'Logged-in players.',
  staff: 'Staff.',
} as const;

const playersApi = { title: 'Halley', description: 'The players’ API. Money is in integer subunits.' };
export const staffApiInfo = {
  title: 'Halley back office',
  description: 'The operators’ API: sessions of its own, a permission for each call, every action in the audit trail.',
};

/** The OpenAPI 3.1 description, made from the contract alone. */
export function openapi(calls: Calls = api, info = playersApi): Record<string, unknown> {
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [path = call.path, ...aliases] = pathsOf(call);
    const address = path.replace(pathParameter, '{$1}');
    paths[address] ??= {};
    paths[address][call.method.toLowerCase()] = operation(name, call, aliases, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { ...info, version: '1' },
    paths,
    components: { schemas },
  };
}

function operation(name: string, call: Call, aliases: string[], schemas: Record<string, unknown>) {
  const also = aliases.length > 0 ? ` Also at ${aliases.join(', ')}.` : '';
  const permission = call.permission ? ` Permission: ${call.permission}.` : '';
  return {
    operationId: name,
    summary: call.summary,
    description: `${audiences[call.who]}${permission} Rate class: ${call.rate}.${also}`,
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.money ? [idempotencyHeader] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: requestContent(call, call.body, schemas) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.responses).map(([status, schema]) => [
          status,
          status === '204' ? { description: 'done' } : { description: 'ok', content: json(schema, 'output', schemas) },
        ]),
      ),
      ...errorResponses(call),
    },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request answers the first result; with another request it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: plainSchema(field as z.ZodType, 'input'),
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, unknown>) {
  // Named schemas refer to each other too, so the address is changed before they are taken apart.
  const text = JSON.stringify(plainSchema(schema, io)).replaceAll('#/$defs/', '#/components/schemas/');
  const { $defs, ...rest } = JSON.parse(text) as { $defs?: Record<string, unknown> };
  Object.assign(schemas, $defs);
  return { 'application/json': { schema: rest } };
}

/** A call that takes a file is a form: the file is one more field of it. */
function requestContent({ upload }: Call, body: z.ZodType, schemas: Record<string, unknown>) {
  const content = json(body, 'input', schemas);
  if (!upload) return content;
  const fields = content['application/json'].schema as { properties?: object; required?: string[] };
  const file = {
    type: 'string',
    format: 'binary',
    contentMediaType: 'application/octet-stream',
    description: `At most ${upload.maxBytes} bytes.`,
  };
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        properties: { ...fields.properties, [upload.part]: file },
        required: [...(fields.required ?? []), upload.part],
      },
    },
  };
}

function plainSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

const wrongFields = 'Fields that do not fit: `errors` has each of them by name, with code and text.';

/** Whatever takes fields may refuse them, also where no refusal of its own has this status. */
function errorResponses({ errors, body, query }: Call) {
  const byStatus = new Map<number, string[]>(body || query ? [[422, [wrongFields]]] : []);
  for (const code of errors) {
    const { status, text } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${text}`]);
  }
  return Object.fromEntries([...byStatus].map(([status, lines]) => [status, { description: lines.join('\n') }]));
}
