import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settlementRulesDocument } from './settlement-rules.ts';

// npm run sports:rules    writes docs/sports/settlement-rules.md from the tables that settle
const file = join(import.meta.dirname, '../docs/sports/settlement-rules.md');
writeFileSync(file, settlementRulesDocument());
console.log('docs/sports/settlement-rules.md is written.');
