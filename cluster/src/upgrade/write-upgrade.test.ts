import { expect, test } from 'vitest';
import { writeUpgrade } from './write-upgrade.ts';

test('what the upgrade drill found is a table', () => {
  const table = writeUpgrade(
    {
      answered: 7,
      failed: ['cut'],
      missing: 0,
      migrations: 4,
      stopSeconds: [4.6, 4.4],
      audit: 'The books are in order.',
    },
    { players: 6, at: '2026-11-18' },
  );
  expect(table).toContain('| **requests that failed** | **1** |');
  expect(table).toContain('| 4.6 s, 4.4 s |');
});
