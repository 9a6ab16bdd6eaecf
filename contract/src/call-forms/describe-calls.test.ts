import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../api.ts';
import { defineCalls } from '../call.ts';
import { staffApi } from '../staff/index.ts';
import { describeCalls, type NamedField } from './index.ts';

const fieldsOf = (body: z.ZodType) => {
  const calls = defineCalls({
    save: {
      method: 'POST',
      path: '/save',
      summary: '',
      who: 'staff',
      permission: 'games.manage',
      rate: 'write',
      body,
      responses: {},
      errors: [],
    },
  });
  return describeCalls(calls).save?.body;
};
const fieldOf = (schema: z.ZodType) => {
  const [{ name: _, ...field }] = fieldsOf(z.object({ it: schema })) as [NamedField];
  return field;
};

describe('the form of a call', () => {
  test.each<[string, z.ZodType, object]>([
    ['a text', z.string(), { kind: 'text' }],
    ['a text with bounds', z.string().trim().min(3).max(500), { kind: 'text', least: 3, most: 500 }],
    ['a text of a pattern', z.string().regex(/^[A-Z]{2}$/), { kind: 'text', pattern: '^[A-Z]{2}$' }],
    [
      'a text of two patterns',
      z.string().regex(/^a/).regex(/z$/),
      { kind: 'text', pattern: expect.stringContaining('(?=') },
    ],
    ['a text that is read as something else', z.string().transform(Number), { kind: 'text' }],
    ['an e-mail address', z.email(), { kind: 'text', format: 'email' }],
    ['a moment', z.iso.datetime(), { kind: 'text', format: 'date-time' }],
    ['a day', z.iso.date(), { kind: 'text', format: 'date' }],
    ['an id', z.uuid(), { kind: 'text', format: 'uuid' }],
    ['a number', z.number(), { kind: 'number', whole: false }],
    ['a whole number', z.int(), { kind: 'number', whole: true }],
    ['a number with bounds', z.int().min(1).max(9), { kind: 'number', whole: true, least: 1, most: 9 }],
    ['a number above nothing', z.int().positive(), { kind: 'number', whole: true, least: 1 }],
    ['yes or no', z.boolean(), { kind: 'switch' }],
    ['a choice', z.enum(['a', 'b']), { kind: 'choice', choices: ['a', 'b'] }],
    ['something fixed', z.literal('a'), { kind: 'fixed', value: 'a' }],
    ['a list', z.array(z.string()).min(1).max(3), { kind: 'list', item: { kind: 'text' }, least: 1, most: 3 }],
    [
      'a list of groups',
      z.array(z.object({ id: z.int(), on: z.boolean().optional() })),
      {
        kind: 'list',
        item: {
          kind: 'group',
          fields: [
            { kind: 'number', whole: true, name: 'id' },
            { kind: 'switch', name: 'on', optional: true },
          ],
        },
      },
    ],
    [
      'a map',
      z.partialRecord(z.enum(['EUR', 'USD']), z.int()),
      { kind: 'map', item: { kind: 'number', whole: true }, choices: ['EUR', 'USD'] },
    ],
    [
      'one of two shapes',
      z.union([z.literal('all'), z.array(z.string())]),
      {
        kind: 'either',
        options: [
          { kind: 'fixed', value: 'all' },
          { kind: 'list', item: { kind: 'text' } },
        ],
      },
    ],
    ['a text or nothing', z.string().max(9).nullable(), { kind: 'text', most: 9, nullable: true }],
    ['what may be left out', z.string().optional(), { kind: 'text', optional: true }],
    ['what has a default', z.string().default(''), { kind: 'text', optional: true }],
    ['what a program says', z.unknown(), expect.objectContaining({ kind: 'json' })],
  ])('%s', (_, schema, field) => {
    expect(fieldOf(schema)).toEqual(field);
  });

  test.each<[string, z.ZodType]>([
    ['a big integer', z.bigint()],
    ['a value of its own', z.custom<string>()],
    ['a pair', z.tuple([z.string(), z.string()])],
  ])('%s is no field: the build stops and names the call', (_, schema) => {
    expect(() => fieldOf(schema)).toThrow(/^save: /);
  });

  test('a schema that holds itself has no form', () => {
    const tree = z.object({
      get parts() {
        return z.array(tree);
      },
    });
    expect(() => fieldOf(tree)).toThrow(/^save: .*refers to itself/);
  });

  test('every call of players and staff can be described, with its permission', () => {
    expect(Object.keys(describeCalls(api))).toEqual(Object.keys(api));
    expect(describeCalls(staffApi).askCorrection).toMatchObject({ permission: 'payments.correct' });
    expect(describeCalls(api).startPayment).toMatchObject({ money: true });
  });
});
