import { type ConfigDocumentName, configDocuments, type FormField } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeForm, formOf } from './describe-form.ts';

const kinds = ({ kind, fields = [], item, options = [] }: FormField): string[] => [
  kind,
  ...[...fields, ...(item ? [item] : []), ...options].flatMap(kinds),
];

describe('the form of a document', () => {
  test.each(Object.keys(configDocuments) as ConfigDocumentName[])(
    '%s can be filled in without writing JSON',
    (name) => {
      expect(kinds(formOf(name))).not.toContain('json');
    },
  );

  test('follows from the schema: what must be there, what can be chosen, how long it may be', () => {
    const schema = z.object({
      on: z.boolean(),
      title: z.string().max(40).optional(),
      kind: z.enum(['a', 'b']),
      count: z.int(),
      share: z.number(),
      hosts: z.array(z.string()).max(3),
      prices: z.partialRecord(z.enum(['EUR', 'USD']), z.number()),
      anything: z.unknown(),
    });
    expect(describeForm(schema)).toEqual({
      kind: 'group',
      fields: [
        { kind: 'switch', name: 'on' },
        { kind: 'text', most: 40, name: 'title', optional: true },
        { kind: 'choice', choices: ['a', 'b'], name: 'kind' },
        { kind: 'number', whole: true, name: 'count' },
        { kind: 'number', whole: false, name: 'share' },
        { kind: 'list', item: { kind: 'text' }, most: 3, name: 'hosts' },
        { kind: 'map', item: { kind: 'number', whole: false }, choices: ['EUR', 'USD'], name: 'prices' },
        { kind: 'json', name: 'anything' },
      ],
    });
  });

  test('texts of several shapes are one text; other unions are chosen between', () => {
    expect(describeForm(z.union([z.literal(''), z.email(), z.string().max(90)]))).toEqual({ kind: 'text', most: 90 });
    expect(describeForm(z.union([z.literal('all'), z.array(z.string())]))).toEqual({
      kind: 'either',
      options: [
        { kind: 'fixed', value: 'all' },
        { kind: 'list', item: { kind: 'text' } },
      ],
    });
    expect(describeForm(z.number().nullable())).toEqual({
      kind: 'either',
      options: [
        { kind: 'number', whole: false },
        { kind: 'fixed', value: null },
      ],
    });
  });
});
