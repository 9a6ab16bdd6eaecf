import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  countByArea,
  cover,
  parseRequirements,
  protectionRules,
  readPlaywright,
  readVitest,
} from './requirements/count.ts';

// npm run requirements                          covered / total per area, from the results of the last npm test
// npm run requirements -- --missing cashbox     what no passing test carries yet, in one area or in "all"
// npm run requirements -- --id GUARD-01         the tests of one id

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { missing: { type: 'string' }, id: { type: 'string' } } });

function readReport<Report, Result>(name: string, read: (report: Report) => Result[]): Result[] {
  const file = join(root, '.cache', name);
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : [];
}

const requirements = [
  ...parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')),
  ...protectionRules,
];
const tests = [...readReport('vitest.json', readVitest), ...readReport('playwright.json', readPlaywright)];
const { rows, unknown } = cover(requirements, tests);

if (tests.length === 0) console.log('There are no results yet: run "npm test" first.');
if (values.id) {
  const row = rows.find(({ id }) => id === values.id);
  console.log(row ? `${row.id} (${row.area}): ${row.text}` : `There is no requirement ${values.id}.`);
  for (const { title, file } of row?.passing ?? []) console.log(`  ${title}  ${relative(root, file)}`);
  if (row?.passing.length === 0) console.log('  no passing test carries it');
} else if (values.missing) {
  const missing = rows.filter(({ passing, area }) => passing.length === 0 && [area, 'all'].includes(values.missing!));
  for (const { id, text } of missing) console.log(`${id}  ${text}`);
  console.log(`${missing.length} missing`);
} else {
  const areas = countByArea(rows);
  const covered = areas.reduce((sum, area) => sum + area.covered, 0);
  for (const area of areas) console.log(`${area.area.padEnd(14)} ${`${area.covered} / ${area.total}`.padStart(9)}`);
  console.log(`${'all'.padEnd(14)} ${`${covered} / ${rows.length}`.padStart(9)}`);
}
if (unknown.length > 0) console.log(`Titles carry ids that no requirement has: ${unknown.join(', ')}`);
