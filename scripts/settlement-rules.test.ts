import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settlementRulesDocument } from './settlement-rules.ts';

test('[SPORT-19] the published settlement rules are those of the tables, to the byte', () => {
  const published = readFileSync(join(import.meta.dirname, '../docs/sports/settlement-rules.md'), 'utf8');
  expect(published, 'npm run sports:rules writes it').toBe(settlementRulesDocument());
});
