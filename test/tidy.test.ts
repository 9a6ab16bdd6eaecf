import { describe, expect, test } from 'vitest';
import { readRepository, showComplaint } from './tidy/repository.ts';
import { rules } from './tidy/rules.ts';

const files = readRepository();

describe('the repository is tidy', { timeout: 60_000 }, () => {
  test('it was read', () => {
    const paths = new Set(files.map((file) => file.path));
    for (const path of [
      'package.json',
      'server/src/house/levels.ts',
      'server/migrations/0001-kit/up.sql',
      'test/tidy.test.ts',
    ]) {
      expect(paths).toContain(path);
    }
    expect(files.some((file) => file.path.includes('node_modules'))).toBe(false);
  });

  test.each(Object.entries(rules))('%s', (_sentence, rule) => {
    expect(rule(files).map(showComplaint)).toEqual([]);
  });
});
