import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type AreaCount,
  countByArea,
  countFindings,
  countRows,
  cover,
  parseRequirements,
  protectionRules,
  readPlaywright,
  readVitest,
} from './requirements/count.ts';

// npm run requirements                          covered / total per area, from the results of the last npm test
// npm run requirements -- --missing cashbox     what is not covered, and why, in one area or in "all"
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
const isBuilt = (room: string) => existsSync(join(root, 'server/src', room));
const { rows, unknown } = cover(requirements, tests, isBuilt);

const line = ({ area, covered, partly, missing, total }: AreaCount) =>
  [
    area.padEnd(14),
    `${covered} / ${total}`.padStart(9),
    `partly ${partly}`.padStart(12),
    `missing ${missing}`.padStart(13),
  ]
    .join('')
    .trimEnd();

if (tests.length === 0) console.log('There are no results yet: run "npm test" first.');
if (values.id) {
  const row = rows.find(({ id }) => id === values.id);
  console.log(row ? `${row.id} (${row.area}, ${row.kind}): ${row.text}` : `There is no requirement ${values.id}.`);
  for (const { title, file } of row?.passing ?? []) console.log(`  ${title}  ${relative(root, file)}`);
  if (row) console.log(`  ${row.state}${row.lacks.length > 0 ? `, lacks ${row.lacks.join('; ')}` : ''}`);
} else if (values.missing) {
  const open = rows.filter(({ state, area }) => state !== 'covered' && [area, 'all'].includes(values.missing!));
  for (const { id, state, lacks, text } of open) {
    console.log(`${id}  ${state}${lacks.length > 0 ? ` (lacks ${lacks.join('; ')})` : ''}  ${text}`);
  }
  console.log(`${open.length} not covered`);
} else {
  for (const area of countByArea(rows)) console.log(line(area));
  console.log(line(countRows('all', rows)));
  const { closed, open } = countFindings(tests, readFileSync(join(root, 'docs/findings.md'), 'utf8'));
  console.log(`findings closed ${closed.length} / ${closed.length + open.length}`);
  if (open.length > 0) console.log(`  open: ${open.join(', ')}`);
}
if (unknown.length > 0) console.log(`Titles carry ids that no requirement has: ${unknown.join(', ')}`);
