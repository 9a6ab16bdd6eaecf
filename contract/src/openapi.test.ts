import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
import { type Call, pathsOf } from './call.ts';
import { openapi, staffApiInfo } from './openapi.ts';
import { refusals } from './refusals.ts';
import { staffApi } from './staff/index.ts';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const description = openapi() as unknown as Description;
const calls = Object.entries(api) as [string, Call][];

const operationOf = (call: Call) =>
  description.paths[call.path.replace(/:(\w+)\*?/g, '{$1}')]?.[call.method.toLowerCase()];

describe('the OpenAPI description', () => {
  test('is version 3.1, has a title, and is plain JSON', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  test('every reference leads to a schema that is there', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]*)"/g)].map(
      ([, target]) => target ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    const broken = references.filter((target) => {
      const name = /^#\/components\/schemas\/([\w.-]+)$/.exec(target)?.[1];
      return !name || !Object.hasOwn(description.components.schemas, name);
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  test('no schema keeps definitions of its own', () => {
    expect(JSON.stringify(description).match(/.{0,40}\$defs/g)).toBeNull();
  });

  test('has no operation that the contract does not have, and no name twice', () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(calls.map(([name]) => name).sort());
  });

  test.each(calls)('%s is described: parameters, body, answers and refusals', (name, call) => {
    const operation = operationOf(call);
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    const named = (place: string) =>
      operation?.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);
    expect(named('path')).toEqual(Object.keys(call.params?.shape ?? {}));
    expect(named('query')).toEqual(Object.keys(call.query?.shape ?? {}));
    expect(named('header')).toEqual(call.money ? ['Idempotency-Key'] : []);
    expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
    for (const status of Object.keys(call.responses)) {
      expect(operation?.responses[status]?.content === undefined).toBe(status === '204');
    }
    for (const code of call.errors) {
      expect(operation?.responses[refusals[code].status]?.description).toContain(`\`${code}\``);
    }
    for (const alias of pathsOf(call).slice(1)) expect(operation?.description).toContain(alias);
  });

  test('[F-94] every call that takes fields says what it answers to wrong ones', () => {
    for (const [name, call] of calls) {
      const refused = operationOf(call)?.responses[422];
      if (call.body || call.query) expect(refused?.description, name).toMatch(/^Fields that do not fit/);
    }
  });

  test('a call that takes a file is a form with that file in it, and nothing else is', () => {
    for (const [, call] of calls) {
      const content = operationOf(call)?.requestBody?.content;
      if (!call.upload) expect(Object.keys(content ?? {})).toEqual(call.body ? ['application/json'] : []);
      else {
        expect(content).toEqual({
          'multipart/form-data': {
            schema: expect.objectContaining({
              properties: expect.objectContaining({
                [call.upload.part]: expect.objectContaining({ type: 'string', format: 'binary' }),
              }),
              required: expect.arrayContaining([call.upload.part]),
            }),
          },
        });
      }
    }
    expect(calls.some(([, call]) => call.upload)).toBe(true);
  });

  test('path parameters are required, query parameters only where there is no default', () => {
    for (const [, call] of calls) {
      for (const parameter of operationOf(call)?.parameters ?? []) {
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
        if (parameter.in === 'query') {
          expect(parameter.required).toBe(!call.query?.safeParse({}).success && !hasDefault(call, parameter.name));
        }
      }
    }
  });
});

function hasDefault(call: Call, field: string): boolean {
  const schema = call.query?.shape[field] as { safeParse(value: unknown): { success: boolean } } | undefined;
  return schema?.safeParse(undefined).success ?? false;
}

test('the back office has a description of its own, with the permission of each call', () => {
  const staff = openapi(staffApi, staffApiInfo) as unknown as Description;
  expect(Object.keys(staff.paths).every((path) => path.startsWith('/api/staff/'))).toBe(true);
  const operations = Object.values(staff.paths).flatMap((methods) => Object.values(methods));
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(staffApi).sort());
  expect(staff.paths['/api/staff/players/{id}/lock']?.post?.description).toContain('Permission: players.lock.');
  expect(JSON.stringify(description)).not.toContain('/api/staff');
});
