import { createDice, type Dice } from '../../server/src/games/provider-api/simulator/dice.ts';
import { hostileNumbers, hostileTexts, strangers } from './hostile-values.ts';

export type Role = 'guest' | 'player' | 'staff' | 'provider';

export interface HostileRequest {
  number: number;
  role: Role;
  /** The operation it is aimed at. */
  call: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Whether the contract lets this call say 503. */
  mayBeAway: boolean;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface Description {
  role: Role;
  document: { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };
}

/** Ids that there are, so that some requests reach further than the check of their shape. */
export type KnownIds = () => readonly string[];

/** What would end the session that the other requests are sent with. */
const endsSession = /sign_?out|sessions|two_factor|passkeys|password|selfexclu|coolingoff|exclusion|close|members/i;

/** Requests made from the descriptions of the API: near enough to be looked at, wrong in one way or in several. */
export function* hostileRequests(
  descriptions: readonly Description[],
  { seed, count, ids, only }: { seed: number; count: number; ids: KnownIds; only?: ReadonlySet<string> | undefined },
): Generator<HostileRequest> {
  const dice = createDice(seed);
  const operations = descriptions.flatMap(({ role, document }) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => !only || only.has(operationId))
        .map(([method, operation]) => ({ role, document, path, method, operation })),
    ),
  );
  const turns = inTurns(operations, dice);
  for (let number = 1; number <= count; number += 1) {
    const target = turns.next().value;
    const make = (schema: Schema) =>
      makeValue(schema, { dice, ids, schemas: target.document.components?.schemas ?? {} }, 0);
    const { operation } = target;
    // As whom it is meant, and now and then as somebody else; never so that everybody else is signed out by it.
    const wanted =
      target.role === 'player'
        ? dice.pick<Role>(['player', 'player', 'guest', 'staff'])
        : dice.pick<Role>([target.role, target.role, 'guest', 'player']);
    const role = wanted !== 'guest' && endsSession.test(target.path) ? 'guest' : wanted;
    const url = urlOf(target.path, operation, { dice, ids, make });
    const { headers, body } = bodyOf(operation, { dice, make });
    yield {
      number,
      role,
      call: operation.operationId,
      url,
      body,
      method: dice.percent(3) ? dice.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) : target.method.toUpperCase(),
      headers: { ...headers, ...strayHeaders(dice) },
      mayBeAway: '503' in operation.responses,
    };
  }
}

/** Every one has its turn, in an order of the dice, before any comes again: no call is left out by chance. */
function* inTurns<T>(all: readonly T[], dice: Dice): Generator<T, never> {
  for (;;) {
    const left = [...all];
    while (left.length > 0) yield* left.splice(dice.below(left.length), 1);
  }
}

interface Making {
  dice: Dice;
  ids: KnownIds;
  schemas: Record<string, Schema>;
}

function makeValue(schema: Schema, making: Making, depth: number): unknown {
  const { dice, ids, schemas } = making;
  if (dice.percent(12)) return dice.pick(strangers);
  if (schema.$ref)
    return depth > 6 ? null : makeValue(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, making, depth + 1);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0) return makeValue(dice.pick(choices), making, depth + 1);
  if (schema.const !== undefined) return dice.percent(90) ? schema.const : dice.pick(hostileTexts);
  if (schema.enum) return dice.percent(80) ? dice.pick(schema.enum) : dice.pick(hostileTexts);
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).filter(() => dice.percent(92));
    const given = fields.map(([name, field]) => [name, makeValue(field, making, depth + 1)]);
    if (dice.percent(8)) given.push([dice.pick(hostileTexts), dice.pick(strangers)]);
    return Object.fromEntries(given);
  }
  if (type === 'array') {
    const length = dice.percent(5) ? 2_000 : dice.below(4);
    return depth > 6
      ? []
      : Array.from({ length: Math.min(length, depth > 2 ? 3 : length) }, () =>
          makeValue(schema.items ?? {}, making, depth + 1),
        );
  }
  if (type === 'integer' || type === 'number') {
    if (dice.percent(40)) return dice.pick(hostileNumbers);
    return dice.percent(30) ? Number(dice.pick(ids())) || 1 : dice.below(500);
  }
  if (type === 'boolean') return dice.percent(50);
  if (dice.percent(25)) return dice.pick(ids());
  return dice.percent(30)
    ? dice.pick(['a', 'Halley', '12.50', 'EUR', '2026-01-01', 'dice', 'en'])
    : dice.pick(hostileTexts);
}

/** What stands in an address: well-formed signs, sometimes ones that decode to nothing. */
function inAddress(value: unknown, dice: Dice): string {
  if (dice.percent(4)) return dice.pick(['%00', '%ff', '%', '%2e%2e%2f', '%zz', '..', 'a%20b', '%F0%9F']);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 600));
}

function urlOf(
  path: string,
  { parameters = [] }: Operation,
  { dice, ids, make }: { dice: Dice; ids: KnownIds; make: (schema: Schema) => unknown },
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return inAddress(dice.percent(35) ? dice.pick(ids()) : make(schema), dice);
  });
  const query = parameters
    .filter((one) => one.in === 'query' && dice.percent(75))
    .flatMap(({ name, schema }) => {
      const key = dice.percent(4) ? dice.pick([`${name}[]`, `${name}[a]`, '__proto__', `${name}%00`]) : name;
      const said = `${key}=${inAddress(make(schema), dice)}`;
      return dice.percent(6) ? [said, said] : [said];
    });
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}

function bodyOf(
  { requestBody }: Operation,
  { dice, make }: { dice: Dice; make: (schema: Schema) => unknown },
): { headers: Record<string, string>; body: Buffer | undefined } {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (!content || !type)
    return dice.percent(5) ? wrap('application/json', '{"a":1}') : { headers: {}, body: undefined };
  if (type === 'multipart/form-data') return formOf(content.schema, { dice, make });
  const value = make(content.schema);
  const text = JSON.stringify(value) ?? '';
  if (dice.percent(82)) return wrap('application/json', text);
  return dice.pick<() => ReturnType<typeof wrap>>([
    () => wrap('application/json', text.slice(0, dice.below(text.length + 1))),
    () => wrap('application/json', `{"a":1,"a":2,${text.slice(1)}`),
    () => wrap('application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    () => wrap('application/json', `{"__proto__":{"a":1},"constructor":${text}}`),
    () => wrap('application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
    () => wrap('application/json; charset=utf-16', Buffer.from(text, 'utf16le')),
    () => wrap('application/json', Buffer.from(text, 'latin1')),
    () => wrap('application/json', JSON.stringify({ a: 'x'.repeat(200_000) })),
    () => wrap('application/json', ''),
    () => wrap('text/plain', text),
    () => wrap('application/x-www-form-urlencoded', 'a=1&a=2&b[]=3'),
    () =>
      wrap('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'),
    () => wrap('multipart/form-data', 'no boundary'),
    () => wrap('application/octet-stream', Buffer.alloc(2_000, 7)),
    () => ({
      ...wrap('application/json', text),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    }),
  ])();
}

const wrap = (type: string, body: string | Buffer) => ({ headers: { 'content-type': type }, body: Buffer.from(body) });

function formOf(schema: Schema, { dice, make }: { dice: Dice; make: (schema: Schema) => unknown }) {
  const parts = Object.entries(schema.properties ?? {}).filter(() => dice.percent(90));
  const lines = parts.map(([name, field]) => {
    const isFile = field.format === 'binary';
    const fileName = isFile ? `; filename="${dice.pick(['a.pdf', '', '../x', 'a\0b.png', 'x'.repeat(300)])}"` : '';
    const content = isFile
      ? dice.pick(['%PDF-1.4', '\x89PNG\r\n', '', 'x'.repeat(70_000)])
      : (JSON.stringify(make(field)) ?? '').slice(0, 2_000);
    return `--x\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
  });
  return wrap(
    'multipart/form-data; boundary=x',
    Buffer.from(`${lines.join('')}${dice.percent(90) ? '--x--\r\n' : ''}`, 'latin1'),
  );
}

function strayHeaders(dice: Dice): Record<string, string> {
  const one = (name: string, values: readonly string[]) => (dice.percent(12) ? { [name]: dice.pick(values) } : {});
  return {
    ...one('idempotency-key', ['', 'a', 'x'.repeat(201), '\xff', '00000000-0000-0000-0000-000000000000', 'same-key']),
    ...one('accept-language', ['', '*', 'xx-YY;q=2', ','.repeat(500), 'de;q=0.000001,en;q=abc']),
    ...one('x-demo-country', ['', 'XX', 'DE', 'de', 'PL', '\xff\xfe', 'ZZZZ']),
    ...one('if-none-match', ['*', '"x"', 'W/"', '"'.repeat(200)]),
    ...one('origin', ['null', 'https://evil.example', 'x', 'http://']),
    ...one('cookie-extra', ['halley_session=%00']),
    ...one('range', ['bytes=0-', 'bytes=9-1', 'x']),
    ...one('x-forwarded-for', ['1.2.3.4', 'x', '::ffff:1.2.3.4, y']),
    ...one('user-agent', ['', 'Googlebot', 'x'.repeat(3_000), '\xff']),
  };
}
