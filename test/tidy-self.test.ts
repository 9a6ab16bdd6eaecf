import { describe, expect, test } from 'vitest';
import { codeIsNotRepeated, dust, equalRuns, literalsAreNotSpread } from './tidy/repeats.ts';
import { type Rule, readRepository, type SourceFile, showComplaint } from './tidy/repository.ts';
import { rules } from './tidy/rules.ts';
import { commentsUseTheGlossary } from './tidy/words.ts';

/** A repository with nothing wrong in it. */
const clean: Record<string, string> = {
  'contract/src/index.ts': `export { z } from 'zod';`,
  'server/migrations/0001-kit/up.sql': 'create table kit_thing (id int);',
  'server/migrations/0002-wallet-more/up.sql':
    '-- create table games_in_a_comment\ncreate table if not exists wallet_account (id int); create view wallet_entry as select 1;',
  'server/src/kit/README.md': '# kit',
  'server/src/kit/index.ts': `export const clock = 'kit_thing';`,
  'server/src/kit/jobs/index.ts': `export { clock } from '../index.ts';`,
  'server/src/kit/jobs/add-job.ts': `import type { Mail } from '../mail/mail.ts'; export const add = (mail: Mail) => mail;`,
  'server/src/kit/mail/mail.ts': 'export interface Mail { to: string }',
  'server/src/kit/testing/until.ts': 'export const until = 1;',
  'server/src/wallet/README.md': '# wallet',
  'server/src/wallet/index.ts': `
    import { clock } from '../kit/index.ts';
    import { add } from '../kit/jobs/index.ts';
    export const read = \`select \${clock} from wallet_account\`, other = add;`,
  'server/src/wallet/post.test.ts': `
    import { until } from '../kit/testing/until.ts';
    const sql = 'select * from kit_thing';
    test('waits', async () => {
      while (until) await new Promise((resolve) => setTimeout(resolve, 5));
    });`,
  'server/src/staff/README.md': '# staff',
  'server/src/staff/member-store.ts': `export const find = (db) => db.query('select 1');`,
  'server/src/staff/testing/test-staff.ts': `export const find = (db) => db.query('select 1');`,
  'server/src/main.ts': `import './wallet/index.ts'; import './kit/jobs/add-job.ts';`,
  'studio/src/dice/rules.ts': `// Math.random is not used here\nexport const word = 'Math.random';`,
  'studio/src/dice/screen/DiceScreen.tsx': `import type { z } from 'zod'; export function DiceScreen(): z.ZodType | null { return null; }`,
  'ui/src/Button.tsx': 'export function Button() { return <b />; }',
  'ui/src/gallery/forms.tsx': 'export function First() { return <b />; } export function Second() { return <b />; }',
  'site/src/root.tsx': `import { Button } from '@halley/ui'; export const Root = Button;`,
  'site/src/query/api.ts': `import { createClient } from '@halley/contract/client'; export const api = createClient;`,
  'site/src/shell/seo.server.ts': `import { api } from '@halley/contract'; export const seo = api;`,
  'e2e/play.e2e.ts': `test('x', async ({ page }, { project }) => { test.skip(project.name === 'desktop', 'phones only'); });`,
  'docs/words.md':
    '| Word | Means | Not |\n|---|---|---|\n| mail | | letter, letters |\n| upload | a paper | take-in |',
  'package-lock.json': '{ "resolved": "contract", "link": true }',
};
const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));
const complaintsOf = (sentence: string, texts: Record<string, string>) =>
  (rules[sentence]?.(filesOf(texts)) ?? []).map(showComplaint);

const ruleOf = {
  rooms: 'rooms import lower levels only, through index.ts',
  backoffice: 'rooms of the back office import lower levels only, through index.ts',
  site: 'rooms of the site import lower levels only, through index.ts',
  studio: 'rooms of the studio import lower levels only, through index.ts',
  sports: 'rooms of the sports package import lower levels only, through index.ts',
  readme: 'every room has a README.md',
  packages: 'packages import each other in one direction, by name',
  zod: 'zod stays out of the browser',
  tables: 'only the owner room names its tables',
  migrations: 'a migration makes tables of its own room',
  homes: 'a new table can lie on many servers',
  'one-home': 'a room asks the homes',
  upgrades: 'a migration leaves the release before it running',
  constraints: 'constraints are told by brokenConstraint',
  stores: 'SQL stands in stores',
  chance: 'chance is cryptographic',
  dates: 'dates are written one way',
  styles: 'pages have no style attributes',
  log: 'the server speaks through its log',
  tests: 'every test runs',
  sleep: 'tests wait for conditions and do not sleep',
  journeys: 'journeys in a browser are few',
  axe: 'axe runs once in a state',
  ids: 'a title carries at most three ids',
  swallowed: 'clicks in a browser are not swallowed',
  twice: 'what is written in a browser is written once',
  same: 'a feature has one name on all sides',
  names: 'names say what is inside',
  words: 'files use the words of the glossary',
  comments: 'comments use the words of the glossary',
  size: 'files are small',
  repeats: 'code is not repeated',
  dust: 'files are worth opening',
  spread: 'literals are not spread',
  machine: 'nothing of this machine is written down',
};

test('every rule is shown here', () => {
  expect(Object.values(ruleOf).sort()).toEqual(Object.keys(rules).sort());
});

test.each(Object.keys(rules))('clean code gets no complaint: %s', (sentence) => {
  expect(complaintsOf(sentence, clean)).toEqual([]);
});

/** Written in two halves, so that this file is tidy itself. */
const split = (first: string, second: string) => first + second;

/** The rule, a file that breaks it, and the replacement the complaint names. */
const wrong: [keyof typeof ruleOf, string, string, RegExp][] = [
  ['stores', 'server/src/staff/a.ts', `await tx.query('select 1');`, /give it a name in a \*-store\.ts/],
  ['stores', 'server/src/audit/a.ts', `const { rows } = await ports.database.query<X>('select 1');`, /-store\.ts/],
  ['sports', 'sports/src/price/a.ts', `import { x } from '../model/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `import { x } from '../games/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `export { x } from '../games/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `export * from '../games/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `import type { X } from '../games/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `const x = await import('../games/index.ts');`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `let x: import('../games/index.ts').X;`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.ts', `import\n  '../games/index.ts'\n;`, /send an event upwards/],
  ['rooms', 'server/src/wallet/deep/er/a.ts', `import { x } from '../../../games/index.ts';`, /send an event upwards/],
  ['rooms', 'server/src/wallet/a.test.ts', `import { x } from '../games/index.ts';`, /send an event upwards/],
  [
    'rooms',
    'server/src/geo/a.ts',
    `import { x } from '../config/index.ts';`,
    /geo \(level 2\) imports config \(level 2\)/,
  ],
  ['rooms', 'server/src/kit/a.ts', `import { x } from '../wallet/index.ts';`, /send an event upwards/],
  [
    'rooms',
    'server/src/wallet/a.ts',
    `import { x } from '../kit/clock.ts';`,
    /import server\/src\/kit\/index.ts instead/,
  ],
  ['rooms', 'server/src/wallet/a.ts', `import { x } from '../kit/jobs/add-job.ts';`, /kit\/jobs\/index.ts instead/],
  ['rooms', 'server/src/wallet/a.ts', `import { x } from '../kit/testing/until.ts';`, /kit\/index.ts instead/],
  ['rooms', 'server/src/wallet/a.ts', `import { x } from '../levels.ts';`, /pass what you need in as an option/],
  ['rooms', 'server/src/attic/a.ts', 'export const x = 1;', /give it one in levels.ts/],
  ['readme', 'server/src/games/a.ts', 'export const x = 1;', /games\/README.md .*write it/],
  ['packages', 'contract/src/a.ts', `import { x } from '@halley/ui';`, /contract may import nothing of ours/],
  ['packages', 'ui/src/a.ts', `import { x } from '@halley/studio/fair';`, /ui may import @halley\/contract, not/],
  ['packages', 'studio/src/a.ts', `import { x } from '@halley/server/kit';`, /put what both need into contract/],
  ['packages', 'site/src/a.ts', `import { x } from '@halley/server';`, /put what both need into contract/],
  [
    'packages',
    'site/src/a.ts',
    `import { x } from '../../server/src/kit/index.ts';`,
    /put what both need into contract/,
  ],
  [
    'packages',
    'server/src/a.ts',
    `import { x } from '../../contract/src/money.ts';`,
    /import @halley\/contract instead/,
  ],
  ['packages', 'server/src/a.ts', `import { x } from '@halley/site';`, /server may import/],
  ['packages', 'server/src/a.ts', `import { x } from '../../scripts/run.ts';`, /server may import/],
  ['packages', 'server/src/a.ts', `import { x } from '../../examples/provider/games.ts';`, /server may import/],
  ['zod', 'site/src/a.ts', `import { z } from 'zod';`, /use zod\/mini/],
  ['zod', 'ui/src/A.tsx', `import * as z from 'zod/v4';`, /use zod\/mini/],
  ['zod', 'studio/src/dice/screen/a.ts', `const z = await import('zod');`, /use zod\/mini/],
  ['zod', 'site/src/a.ts', `import { CallFailed } from '@halley/contract';`, /@halley\/contract\/client/],
  ['zod', 'site/src/a.ts', `import { type Game, api } from '@halley/contract';`, /@halley\/contract\/client/],
  [
    'tables',
    'server/src/games/a.ts',
    `const sql = 'select * from wallet_account';`,
    /a function of server\/src\/wallet\/index.ts/,
  ],
  ['tables', 'server/src/games/a.ts', `const sql = \`delete from \${x} using wallet_entry\`;`, /belongs to wallet/],
  ['tables', 'server/src/boot.ts', `const sql = "update wallet_account set x = 1";`, /belongs to wallet/],
  ['tables', 'scripts/a.ts', `const sql = 'truncate kit_thing';`, /belongs to kit/],
  ['migrations', 'server/migrations/0003-wallet/up.sql', 'create table games_round (id int);', /migration of games/],
  ['homes', 'server/migrations/0061-wallet/home.sql', 'create table wallet_x (id bigint);', /give it player_id/],
  ['upgrades', 'server/migrations/0100-wallet/home.sql', 'drop table wallet_old;', /a release after the last one/],
  [
    'homes',
    'server/migrations/0061-wallet/up.sql',
    'create table wallet_x (player_id bigint);',
    /put it into home.sql/,
  ],
  [
    'homes',
    'server/migrations/0061-wallet/home.sql',
    'create table wallet_x (id bigint generated always as identity, player_id bigint);',
    /default kit_new_id\(\)/,
  ],
  [
    'homes',
    'server/migrations/0061-wallet/home.sql',
    'create table wallet_x (player_id bigint references identity_player, round int references live_round (id));',
    /refers to live_round \(house\)/,
  ],
  [
    'homes',
    'server/migrations/0061-wallet/house.sql',
    'create table wallet_x (a int check (a in (1, 2)), b bigint references wallet_account);',
    /refers to wallet_account \(home\)/,
  ],
  ['homes', 'server/migrations/0061-wallet/house.sql', 'create table wallet_x (seen xid8);', /keeps an xid/],
  ['homes', 'server/migrations/0110-wallet/home.sql', '--\ncreate or replace function wallet_x()', /into up.sql/],
  ['one-home', 'server/src/wallet/room.ts', 'export interface WalletRoomOptions extends Base {}', /take BaseOfHomes/],
  ['one-home', 'server/src/bonuses/room.ts', 'interface Options extends BaseOfHomes {}', /take it off/],
  ['constraints', 'server/src/wallet/a.ts', 'export const name = error.constraint;', /use brokenConstraint/],
  [
    'same',
    'site/src/cashbox/Cashier.tsx',
    'export function Cashier() { return null; }',
    /as its feature is called there/,
  ],
  ['words', 'server/src/wallet/send-letters.ts', 'export {};', /calls it mail/],
  ['words', 'ui/src/MailLetter.tsx', 'export function MailLetter() { return null; }', /calls it mail/],
  ['migrations', 'server/migrations/0003-wallet/up.sql', 'CREATE\n VIEW purse AS select 1;', /call it wallet_…/],
  ['dates', 'site/src/limits/a.ts', "const text = new Intl.DateTimeFormat('en').format(at);", /date-format/],
  ['chance', 'studio/src/a.ts', split('const x = Math', '.random();'), /fair stream/],
  ['chance', 'server/src/a.ts', split('const x = Math', "['random']();"), /node:crypto/],
  ['chance', 'server/src/a.ts', split('const { random } =', ' Math;'), /node:crypto/],
  ['chance', 'server/src/a.test.ts', split('const x = Math', '.random();'), /fair stream/],
  ['styles', 'site/src/a/A.tsx', 'export const A = () => <p style={{ left: 1 }} />;', /draw it as SVG/],
  ['log', 'server/src/a.ts', `console.log('x');`, /take a Log/],
  ['log', 'server/src/kit/a.ts', `console.error('x');`, /take a Log/],
  ['tests', 'ui/src/a.test.tsx', split('test', `.only('x', () => undefined);`), /remove it/],
  ['tests', 'ui/src/a.test.ts', split('describe', `.skip('x', () => undefined);`), /skipIf with a reason/],
  ['tests', 'e2e/a.e2e.ts', split('test', `.skip('x', async () => undefined);`), /remove it/],
  ['tests', 'ui/src/a.test.ts', split('it', `.only.each([1])('x', () => undefined);`), /remove it/],
  ['sleep', 'ui/src/a.test.ts', `await new Promise((done) => setTimeout(done, 50));`, /until, expect.poll/],
  [
    'sleep',
    'ui/src/a.test.ts',
    `import { setTimeout as nap } from 'node:timers/promises'; await nap(5);`,
    /Sleeps because/,
  ],
  ['sleep', 'e2e/a.e2e.ts', 'await page.waitForTimeout(100);', /expect.poll/],
  [
    'journeys',
    'e2e/a.e2e.ts',
    "test('x', async () => undefined);".repeat(11),
    /11, the most is 10: .*journey.test.tsx/,
  ],
  [
    'axe',
    'e2e/a.e2e.ts',
    `test('x', async () => { await open(page); await expectAccessible(page); await expectAccessible(page); });`,
    /once in a state/,
  ],
  ['ids', 'ui/src/a.test.ts', split("test('[A-01] [A-02] [B-01, ", "B-02] x', () => undefined);"), /at most 3 ids/],
  ['swallowed', 'e2e/a.e2e.ts', 'await page.getByRole("x").click().catch(() => undefined);', /click once/],
  [
    'twice',
    'e2e/a.e2e.ts',
    'await expect(async () => { await button.click(); await expect(x).toBeVisible(); }).toPass();',
    /write once/,
  ],
  [
    'sleep',
    'ui/src/a.test.ts',
    `for (;;) { test('x', async () => { await new Promise((r) => setTimeout(r, 1)); }); }`,
    /until/,
  ],
  ['names', 'server/src/kit/utils/a.ts', 'export const x = 1;', /utils says nothing/],
  ['names', 'server/src/kit/service.ts', 'export const x = 1;', /service says nothing/],
  ['names', 'server/src/kit/money-helpers.ts', 'export const x = 1;', /the verb first/],
  ['names', 'server/src/kit/PlaceBet.ts', 'export const x = 1;', /not kebab-case/],
  ['names', 'server/src/kit/place_bet.ts', 'export const x = 1;', /not kebab-case/],
  ['names', 'ui/src/myFolder/a.ts', 'export const x = 1;', /the folder myFolder is not kebab-case/],
  ['names', 'ui/src/round-button.tsx', 'export function RoundButton() { return <b />; }', /RoundButton.tsx/],
  ['names', 'ui/src/roundButton.tsx', 'export const a = 1;', /neither PascalCase/],
  ['size', 'server/src/kit/a.ts', 'export {};\n'.repeat(401), /401 lines.*second thing/],
  ['machine', 'docs/a.md', split('see "/ho', 'me/somebody/halley"'), /path from the root/],
  ['machine', 'server/src/a.ts', split(`const x = '/wo`, `rk/main/server';`), /import.meta.url/],
  ['machine', '.npmrc', split('registry=https://regis', 'try.example.org/'), /package registry/],
  ['machine', 'package-lock.json', split('{ "resolved"', ': "https://example.org/a.tgz" }'), /package registry/],
];

describe('each rule complains about a wrong file, and names the replacement', () => {
  // A number and not the code in the title: an id in it would look like one that this test proves.
  test.each(wrong)('%$: %s: %s', (rule, path, text, replacement) => {
    const complaints = complaintsOf(ruleOf[rule], { ...clean, [path]: text });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(replacement);
    expect(complaints[0]).toContain(rule === 'readme' ? 'README.md' : path);
  });
});

describe('what may be', () => {
  test.each<[keyof typeof ruleOf, string, string]>([
    ['rooms', 'server/src/wallet/a.ts', `// import { x } from '../games/index.ts';`],
    ['rooms', 'server/src/wallet/a.ts', `const text = "import { x } from '../games/index.ts'";`],
    ['rooms', 'server/src/games/a.ts', `import { x } from '../wallet/index.ts';`],
    ['packages', 'site/src/a.test.ts', `import { x } from '../../server/src/realtime/testing/world.ts';`],
    ['zod', 'site/src/a.ts', `import { z } from 'zod/mini'; import type { Game } from '@halley/contract';`],
    ['tables', 'server/src/games/a.ts', `const text = 'the wallet_accounting of things';`],
    [
      'sleep',
      'ui/src/a.test.ts',
      `// Sleeps because time is what this is about.\nawait new Promise((r) => setTimeout(r, 1));`,
    ],
    ['sleep', 'ui/src/a.test.ts', 'setTimeout(() => server.answer(), 50);'],
    ['sleep', 'ui/src/a.ts', 'await new Promise((done) => setTimeout(done, 50));'],
    ['size', 'server/src/kit/a.ts', 'export {};\n'.repeat(400)],
    ['names', 'ui/src/a.server.test.ts', 'export const x = 1;'],
  ])('%s: %s: %s', (rule, path, text) => {
    expect(complaintsOf(ruleOf[rule], { ...clean, [path]: text })).toEqual([]);
  });
});

test('the tree as it is fails as soon as one wrong import is added to it', { timeout: 60_000 }, () => {
  const files = readRepository();
  const rooms = rules[ruleOf.rooms] as Rule;
  const before = rooms(files);
  const wrongFile = { path: 'server/src/wallet/wrong.ts', text: `import { createGames } from '../games/index.ts';` };
  const after = rooms([...files, wrongFile]);
  expect(after.length).toBe(before.length + 1);
  expect(after.map(showComplaint)).toContainEqual(expect.stringMatching(/^server\/src\/wallet\/wrong.ts:1 /));
});

describe('repeats', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `export const ${name} = 1;`);
  const pairs = (texts: Record<string, string>) => equalRuns(filesOf(texts)).length;

  test('six equal lines are a pair, five are none', () => {
    expect(pairs({ 'a.ts': lines.join('\n'), 'b.ts': `// of another\n\n  ${lines.join('\n\n  ')}` })).toBe(1);
    expect(pairs({ 'a.ts': lines.join('\n'), 'b.ts': lines.slice(1).join('\n') })).toBe(0);
  });

  test('imports, comments and brackets do not count', () => {
    const head = `import {\n  a,\n  b,\n  c,\n  d,\n  e,\n} from './x.ts';\n// one\n/** two */\n}\n});\n`;
    expect(pairs({ 'a.ts': head + lines[0], 'b.ts': head + lines[0] })).toBe(0);
  });

  test('a file may repeat itself', () => {
    expect(pairs({ 'a.ts': [...lines, 'const other = 2;', ...lines].join('\n') })).toBe(1);
    expect(pairs({ 'a.ts': Array(9).fill('const same = 1;').join('\n') })).toBe(0);
  });

  test('they are told when they are more than allowed', () => {
    const files = filesOf({ 'a.ts': lines.join('\n'), 'b.ts': lines.join('\n') });
    expect(codeIsNotRepeated(1)(files)).toEqual([]);
    expect(codeIsNotRepeated(0)(files).map(showComplaint)).toEqual([expect.stringContaining('b.ts:1')]);
  });
});

test('a spread literal is told, a spread value is not', () => {
  const files = filesOf({ 'a.ts': 'f({ ...{ a, b }, c });\nf({ ...rest, ...(a && { a }) });' });
  expect(literalsAreNotSpread(0)(files).map(({ line }) => line)).toEqual([1]);
  expect(literalsAreNotSpread(1)(files)).toEqual([]);
});

test('a comment says click and image; keys are pressed all the same', () => {
  const files = filesOf({
    'a.ts': '/** A press, and a picture. */\n// Pressed.\n// Pressed as a key.\nconst press = 1;',
  });
  expect(commentsUseTheGlossary(0)(files).map(({ line }) => line)).toEqual([1, 2]);
  expect(commentsUseTheGlossary(2)(files)).toEqual([]);
});

test('dust is a small file with one importer and no test', () => {
  const small = {
    'site/src/a/one.ts': 'export const one = 1;',
    'site/src/a/use.ts': `import { one } from './one.ts';`,
  };
  const dustOf = (more: Record<string, string> = {}) => dust(filesOf({ ...small, ...more }));
  expect(dustOf()).toEqual(['site/src/a/one.ts']);
  expect(dustOf({ 'site/src/a/too.ts': `import { one } from './one.ts';` })).toEqual([]);
  expect(dustOf({ 'site/src/a/one.test.ts': '' })).toEqual([]);
  expect(dustOf({ 'site/src/a/one.ts': 'const x = 1;\n'.repeat(16) })).toEqual([]);
  // A chunk of its own; a door, which hands it out; a store, where SQL has to stand.
  expect(dustOf({ 'site/src/a/use.ts': `const one = () => import('./one.ts');` })).toEqual([]);
  const onlyIn = (door: string) => filesOf({ 'site/src/a/one.ts': '', [door]: `export { one } from './one.ts';` });
  expect([...dust(onlyIn('site/src/a/index.ts')), ...dust(onlyIn('site/src/a/players.ts'))]).toEqual([]);
  expect(dust(filesOf({ 'server/src/a/b-store.ts': '', 'server/src/a/use.ts': `import './b-store.ts';` }))).toEqual([]);
});
