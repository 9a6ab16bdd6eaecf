import { sumThresholdsOf } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { sharedHouse } from '../../kit/testing/shared.ts';
import { sharedDocuments } from '../testing/shared-documents.ts';
import { writeDocument } from './write-document.ts';

const database = sharedHouse();
const room = sharedDocuments(database);

const at = new Date('2026-03-01');
const write = (name: 'providers-config' | 'games-aliases-config' | 'menu-categories-games', content: unknown) =>
  database.tx((tx) => writeDocument(tx, { name, content, by: 'ada', at }));
const read = async (path: string) => (await room.app.inject(path)).json();

describe('a document of the house', () => {
  test.each([
    ['providers-config', {}],
    ['enable-games-config', {}],
    ['games-aliases-config', { enabled: true, aliases: [] }],
    ['menu-categories-games', {}],
  ])('%s says the usual until somebody writes it, at both of its addresses', async (name, usual) => {
    expect(await read(`/api/fe/config/${name}`)).toEqual(usual);
    expect(await read(`/api-fe/config/${name}`)).toEqual(usual);
  });

  const large = { bets_cents: 6_000_000, deposits_cents: 600_000 };
  const larger = { bets_cents: 9_000_000, deposits_cents: 900_000 };
  const largest = { bets_cents: 30_000_000, deposits_cents: 3_000_000 };
  test.each([
    ['[CURR-10]', 'USD', large],
    ['[CURR-10]', 'EUR', large],
    ['[CURR-11]', 'AUD', larger],
    ['[CURR-11]', 'CAD', larger],
    ['[CURR-11]', 'NZD', larger],
    ['[CURR-12]', 'BRL', largest],
  ] as const)('%s the sums of bets and deposits in %s', async (_id, code, sums) => {
    expect(sumThresholdsOf(await read('/api/fe/config/sum-thresholds'), code)).toEqual(sums);
    expect(sumThresholdsOf(await room.documents.read('sum-thresholds'), code)).toEqual(sums);
  });

  test('[CURR-01] a currency without sums of its own has those of EUR', async () => {
    await database.tx((tx) => writeDocument(tx, { name: 'sum-thresholds', content: { EUR: large }, by: 'ada', at }));
    expect(sumThresholdsOf(await read('/api/fe/config/sum-thresholds'), 'JPY')).toEqual(large);
  });

  test.each([[{ USD: large }], [{ EUR: { ...large, bets_cents: -1 } }], [{ EUR: large, XXX: large }], [{}]])(
    'sums that could not be looked up are not written: %j',
    async (content) => {
      await expect(
        database.tx((tx) => writeDocument(tx, { name: 'sum-thresholds', content, by: 'ada', at })),
      ).rejects.toThrow();
    },
  );

  test('is what was written last; what was written before is kept', async () => {
    expect(await write('providers-config', { aurora: 'all' })).toBe(1);
    expect(await read('/api/fe/config/providers-config')).toEqual({ aurora: 'all' });
    expect(await write('providers-config', { aurora: ['de', 'AT'] })).toBe(2);
    expect(await read('/api/fe/config/providers-config')).toEqual({ aurora: ['DE', 'AT'] });
    const { rows } = await database.query(
      "select version, content, written_by from config_document where name = 'providers-config' order by version",
    );
    expect(rows).toEqual([
      { version: 1, content: { aurora: 'all' }, written_by: 'ada' },
      { version: 2, content: { aurora: ['DE', 'AT'] }, written_by: 'ada' },
    ]);
  });

  test('keeps the order in which producers were listed: the first ten count', async () => {
    const names = ['zeta', 'alpha', 'mid', 'a', 'omega-very-long'];
    await write('providers-config', Object.fromEntries(names.map((name) => [name, 'all'])));
    expect(Object.keys(await read('/api/fe/config/providers-config'))).toEqual(names);
  });

  test.each([[{ aurora: 'some' }], [{ aurora: ['Germany'] }], [['aurora']], ['x'], [null]])(
    'that does not fit is not written: %j',
    async (content) => {
      const before = await read('/api/fe/config/providers-config');
      await expect(write('providers-config', content)).rejects.toThrow();
      expect(await read('/api/fe/config/providers-config')).toEqual(before);
    },
  );

  test('two writers at once each get a version of their own', async () => {
    const versions = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        write('menu-categories-games', { MAIN_PAGE_CATEGORIES: [`row-${index}`] }),
      ),
    );
    expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('that an older release wrote and nobody can read any more is the usual one', async () => {
    await database.query(
      `insert into config_document (name, version, content, written_at, written_by)
       values ('games-aliases-config', 1, '{"aliases": "none"}', now(), 'long ago')`,
    );
    expect(await read('/api/fe/config/games-aliases-config')).toEqual({ enabled: true, aliases: [] });
  });
});
