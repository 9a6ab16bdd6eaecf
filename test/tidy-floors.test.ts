import { describe, expect, test } from 'vitest';
import { type SourceFile, showComplaint } from './tidy/repository.ts';
import { type Floors, importsPointDown, roomsInCycles } from './tidy/rooms.ts';

const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('floors are data', () => {
  const folder = 'site/src';
  const judge = (floors: Partial<Floors>, texts: Record<string, string>) =>
    importsPointDown({ folder, levels: { page: 1, games: 2, shell: 3 }, ...floors })(filesOf(texts)).map(showComplaint);
  const upward = { 'site/src/page/a.ts': `import { x } from '../games/index.ts';` };

  test('another table, another verdict', () => {
    expect(judge({}, upward)).toEqual([expect.stringContaining('page (level 1) imports games (level 2)')]);
    expect(judge({ levels: { games: 1, page: 2 } }, upward)).toEqual([]);
    expect(judge({ levels: { games: 1, page: 1 } }, upward)).toHaveLength(1);
  });

  test('a pair that may never meet', () => {
    const downward = { 'site/src/games/a.ts': `import { x } from '../page/index.ts';` };
    expect(judge({}, downward)).toEqual([]);
    expect(judge({ never: ['games > page'] }, downward)).toHaveLength(1);
  });

  test('the roof sees everything and nobody sees it', () => {
    const roof = { roof: ['house'] };
    expect(judge(roof, { 'site/src/house/a.ts': `import { x } from '../games/inside.ts';` })).toEqual([]);
    for (const wiring of ['../house/a.ts', '../root.tsx']) {
      const complaints = judge(roof, { 'site/src/games/a.ts': `import { x } from '${wiring}';` });
      expect(complaints, wiring).toEqual([expect.stringContaining('is wiring')]);
    }
  });

  test('a test that walks through the whole house sees everything, another does not', () => {
    const text = `import { x } from '../../shell/inside.ts';`;
    expect(judge({}, { 'site/src/page/with-house/a.db.test.ts': text })).toEqual([]);
    expect(judge({}, { 'site/src/page/parts/a.db.test.ts': text })).toHaveLength(1);
  });

  test('a room is folded by its register alone, and by one room alone', () => {
    const folds = { folds: { room: 'shell', above: 1, doors: ['register.ts'] } };
    const of = (from: string, source: string) => judge(folds, { [from]: `import { x } from '${source}';` });
    expect(of('site/src/shell/a.ts', '../games/register.ts')).toEqual([]);
    expect(of('site/src/shell/a.ts', '../page/index.ts')).toEqual([]);
    expect(of('site/src/shell/a.ts', '../games/index.ts')).toHaveLength(1);
    expect(of('site/src/games/a.ts', '../page/register.ts')).toHaveLength(1);
  });

  test('rooms in a cycle are counted, however long it is; tests and the roof make none', () => {
    const found = (texts: Record<string, string>) =>
      roomsInCycles({ folder, levels: {}, roof: ['house'] }, filesOf(texts));
    const round = {
      ...upward,
      'site/src/games/a.ts': `import { x } from '../shell/index.ts';`,
      'site/src/shell/a.ts': `import { x } from '../page/index.ts';`,
      'site/src/forms/a.ts': `import { x } from '../page/index.ts';`,
    };
    expect(found(round)).toEqual(['page', 'games', 'shell']);
    expect(found(upward)).toEqual([]);
    expect(found({ ...upward, 'site/src/games/a.test.ts': `import { x } from '../page/index.ts';` })).toEqual([]);
    expect(found({ ...upward, 'site/src/house/a.ts': `import { x } from '../page/index.ts';` })).toEqual([]);
  });

  test('breaches become fewer: one more is told, and so is one that is gone', () => {
    const two = { ...upward, 'site/src/page/b.ts': `import { x } from '../games/index.ts';` };
    expect(judge({ breaches: { 'page > games': 2 } }, two)).toEqual([]);
    expect(judge({ breaches: { 'page > games': 1 } }, two)).toHaveLength(2);
    expect(judge({ breaches: { 'page > games': 1 } }, { 'site/src/levels.ts': '' })).toEqual([
      expect.stringContaining('page > games is mended'),
    ]);
  });
});
