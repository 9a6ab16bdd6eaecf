import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listEntries } from '../server/src/audit/index.ts';
import { knownMessages } from '../server/src/content/index.ts';
import { sharedDatabase } from '../server/src/kit/testing/shared.ts';

const database = sharedDatabase();
const folder = mkdtempSync(join(tmpdir(), 'halley-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Said {
  code: number;
  out: string;
  err: string;
}

let runs = 0;

/**
 * The script itself, from its first line to its exit code, as often as it is called: loaded anew in this process, because
 * fifty processes of their own would take minutes. That it also runs as one is the last test.
 */
async function run(script: string, ...words: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const before = { argv: process.argv, url: process.env.DATABASE_URL };
  const into = (where: 'out' | 'err') => (line: unknown) => {
    said[where] += `${line}\n`;
  };
  const log = vi.spyOn(console, 'log').mockImplementation(into('out'));
  const error = vi.spyOn(console, 'error').mockImplementation(into('err'));
  process.argv = [process.execPath, script, ...words];
  process.env.DATABASE_URL = database.url;
  try {
    const file = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
    await import(/* @vite-ignore */ `${file}?run=${++runs}`);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    process.exitCode = undefined;
    process.argv = before.argv;
    if (before.url === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before.url;
    log.mockRestore();
    error.mockRestore();
  }
}

const fileWith = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const reasons = async (kind: Parameters<typeof listEntries>[1]['kind']) =>
  (await listEntries(database, { kind, limit: 20 })).map(({ reason }) => reason);

describe('brand:new', () => {
  const brand = {
    id: 'comet',
    name: 'Comet Club',
    hosts: ['comet.example'],
    markets: ['DE'],
    currencies: ['EUR'],
    languages: ['de'],
    email: 'help@comet.example',
  };

  test('[OPS-59] [OPS-60] a file is a draft and a list of what is missing; options go over it; nothing half-made goes live', async () => {
    const first = await run('brand-new', '--file', fileWith('comet.json', brand), '--reason', 'a second house');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('comet: a draft, revision 1.');
    expect(first.out).toContain('[ ] Its licence text is missing in German');
    expect(await reasons('config.brand_saved')).toEqual([expect.stringMatching(/^a second house/)]);
    const early = await run('brand-new', '--id', 'comet', '--mail-from', 'hello@comet.example', '--go-live');
    expect(early).toMatchObject({ code: 1 });
    expect(early.err).toContain('something missing');
    const shown = await run('brand-new', '--id', 'comet', '--show');
    expect(shown.out).toContain('revision 2.');
    expect(shown.out).toContain('[x] Its mails come from');
  });

  test('[OPS-60] what is wrong is said in a sentence, and nothing is written', async () => {
    for (const [words, sentence] of [
      [['--hosts', 'not a host'], 'hosts.0: it must be a host'],
      [['--hosts', 'localhost:3000'], 'house’s own'],
      [['--currencies', 'XXX'], 'currencies.0'],
      [['--background', '#ffffff'], 'could not be read'],
      [['--markets', 'US'], 'names a country'],
    ] as const) {
      const refused = await run('brand-new', '--id', 'nova', '--name', 'Nova', ...words);
      expect(refused, words.join(' ')).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain(sentence);
    }
    expect(await run('brand-new', '--id', 'nova', '--show')).toMatchObject({
      out: '',
      err: 'There is no brand nova.\n',
    });
  });
});

describe('every command', () => {
  test.each(['provider', 'catalogue', 'config', 'content', 'jackpots', 'audit'])(
    '%s explains itself when asked, and when it was not understood',
    async (script) => {
      const help = await run(script, '--help');
      const odd = await run(script, 'somersault', 'x', 'y', 'z');
      const option = await run(script, '--somersault');
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`npm run ${script}`);
      expect(odd).toMatchObject({ code: 2, out: '' });
      expect(odd.err).toContain(`npm run ${script}`);
      expect(option).toMatchObject({ code: 2, out: '' });
    },
  );

  test.each([
    ['catalogue', ['import']],
    ['config', ['set', 'providers-config']],
    ['jackpots', ['open']],
  ])('%s says in a sentence that a file cannot be read', async (script, words) => {
    const broken = fileWith('broken.json', '{broken');
    const missing = await run(script, ...words, join(folder, 'nowhere.json'));
    const noJson = await run(script, ...words, broken);
    const other = await run(script, ...words, fileWith('other.json', { somersault: true }));
    for (const { code, err } of [missing, noJson, other]) {
      expect(code).toBe(1);
      expect(err).not.toContain('    at ');
    }
    expect([missing.err, noJson.err]).toEqual([
      expect.stringContaining('ENOENT'),
      expect.stringContaining('is not JSON'),
    ]);
    expect(other.err).toContain('somersault');
  });
});

test('npm run provider: add, change, keys, close, open, list', async () => {
  const wish = ['--title', 'Orrery', '--url', 'https://orrery.example', '--addresses', '203.0.113.7, 2001:db8::/32'];
  const added = await run('provider', 'add', 'orrery', ...wish, '--reason', 'a contract');
  expect(added).toMatchObject({ code: 0, err: '' });
  const [, secret = ''] = added.out.split('\n');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await run('provider', 'add', 'orrery', ...wish)).toMatchObject({
    code: 1,
    err: expect.stringContaining('already'),
  });
  expect(await run('provider', 'set', 'orrery', '--rate', 'fast')).toMatchObject({ code: 1 });
  expect(await run('provider', 'set', 'orrery', '--rate', '7', '--producers', 'ursa,lyra')).toMatchObject({ code: 0 });
  expect(await run('provider', 'new-secret', 'orrery', '--overlap', 'long')).toMatchObject({ code: 2 });
  expect(await run('provider', 'new-secret', 'orrery', '--overlap', '24')).toMatchObject({ code: 0 });
  expect(await run('provider', 'new-secret', 'orrery')).toMatchObject({
    code: 1,
    err: expect.stringContaining('two secrets'),
  });
  expect(await run('provider', 'drop-old-secret', 'orrery')).toMatchObject({ code: 0 });
  expect(await run('provider', 'close', 'orrery')).toMatchObject({ code: 0, out: 'orrery is closed.\n' });
  expect(await run('provider', 'close', 'nobody')).toMatchObject({ code: 1, err: 'There is no provider nobody.\n' });
  const listed = await run('provider', 'list');
  expect(listed.out).toMatch(
    /^orrery\tclosed\thttps:\/\/orrery\.example\t203\.0\.113\.7,2001:db8::\/32\t[0-9a-f]{8}\t/,
  );
  const shown = JSON.parse((await run('provider', 'show', 'orrery')).out);
  expect(shown).toMatchObject({ calls_per_second: 7, producers: ['ursa', 'lyra'], state: 'closed', revision: 5 });
  expect(await run('provider', 'reconcile', 'orrery')).toMatchObject({
    code: 0,
    out: '0 rounds, 0 actions, 0 differences\n',
  });
  for (const { out } of [listed, await run('provider', 'show', 'orrery')]) expect(out).not.toContain(secret);
  expect(await reasons('games.provider_added')).toEqual([expect.stringContaining('a contract')]);
});

test('npm run catalogue: import, list, close and open', async () => {
  const game = (name: string) => ({
    identifier: `ursa/${name}`,
    producer: 'Ursa',
    title: `The ${name}`,
    seo_title: name,
    kind: 'slot',
    released_at: '2026-01-01',
    currencies: { EUR: { stake_min: 10 } },
    payout: '95.5',
  });
  const collections = [{ id: 'north', title: 'North', games: ['ursa/bear', 'ursa/pole'] }];
  const path = fileWith('catalogue.json', { games: [game('bear'), game('pole')], collections });
  expect(await run('catalogue', 'import', path)).toMatchObject({
    code: 0,
    out: '2 games and 1 collections are written.\n',
  });
  expect(await run('catalogue', 'close', 'ursa/bear', '--reason', 'a fault')).toMatchObject({ code: 0 });
  expect(await run('catalogue', 'open', 'ursa/nothing')).toMatchObject({ code: 1 });
  expect((await run('catalogue', 'list', '--state', 'closed')).out).toBe(
    'ursa/bear\tclosed\tnorth\tThe bear\n1 games, page 1 of 1\n',
  );
  expect(await run('catalogue', 'list', '--state', 'ajar')).toMatchObject({ code: 2 });
  expect((await run('catalogue', 'collections')).out).toBe('north\t2\tNorth\n');
  expect(await reasons('games.game_switched')).toEqual([expect.stringContaining('a fault')]);
  expect(await reasons('games.imported')).toHaveLength(1);
  // A file with one wrong name changes nothing.
  const wrong = fileWith('wrong.json', {
    games: [game('dipper')],
    collections: [{ id: 'x', title: 'X', games: ['no/no'] }],
  });
  const refused = await run('catalogue', 'import', wrong);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not listed') });
  expect(refused.err).not.toContain('    at ');
  expect((await run('catalogue', 'list', 'dipper')).out).toBe('0 games, page 1 of 1\n');
});

test('npm run config: list, set and show, with every version kept', async () => {
  expect((await run('config', 'list')).out.split('\n')).toContain('providers-config');
  expect((await run('config', 'show', 'providers-config')).out).toBe('{}\n');
  for (const content of [{ ursa: ['se'] }, { ursa: 'all' }]) {
    await run('config', 'set', 'providers-config', fileWith('document.json', content), '--reason', 'a licence');
  }
  expect(JSON.parse((await run('config', 'show', 'providers-config')).out)).toEqual({ ursa: 'all' });
  const { rows } = await database.query(
    "select version, content from config_document where name = 'providers-config' order by version",
  );
  expect(rows).toEqual([
    { version: 1, content: { ursa: ['SE'] } },
    { version: 2, content: { ursa: 'all' } },
  ]);
  expect(await reasons('config.document_written')).toHaveLength(2);
  expect(await run('config', 'show', 'nothing')).toMatchObject({ code: 2 });
});

test('npm run content: a folder in and out, drafts, schedules, rolling back, and what is refused', async () => {
  const page = (name: string, text: string) => {
    const place = join(folder, name, 'pages/news');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'page.json'), '{"categories":["page"]}');
    writeFileSync(join(place, 'en.html'), `---\ntitle: News\n---\n<p>${text}</p>`);
    return join(folder, name);
  };
  const content = (...words: string[]) => run('content', ...words);
  const shown = async () => JSON.parse((await content('show', 'page:news')).out).texts.en.content;
  expect(await content('import', page('first', 'one'), '--reason', 'a plan')).toMatchObject({
    code: 0,
    out: 'page:news\n1 written, 0 as they were.\n',
  });
  expect((await content('import', join(folder, 'first'))).out).toBe('0 written, 1 as they were.\n');
  expect((await content('draft', page('second', 'two'))).out).toContain('1 written as drafts');
  expect(await shown()).toBe('<p>one</p>');
  expect((await content('list', 'page')).out).toBe('page:news\tpublished 1, draft 2\n');
  expect((await content('publish', 'page:news')).out).toBe('Version 3 of page:news is written.\n');
  expect(await shown()).toBe('<p>two</p>');
  expect((await content('schedule', 'page:news', '2100-01-01T00:00Z', '1')).out).toContain('Version 4');
  expect((await content('list', 'page')).out).toContain('published 3, scheduled 4 for 2100-01-01T00:00:00.000Z');
  expect(await content('cancel', 'page:news', '4')).toMatchObject({
    code: 0,
    out: expect.stringContaining('called off'),
  });
  expect(await content('cancel', 'page:news', '4')).toMatchObject({ code: 1, err: expect.stringContaining('version') });
  expect(await content('rollback', 'page:news')).toMatchObject({ code: 0 });
  expect(await shown()).toBe('<p>one</p>');
  expect(await content('withdraw', 'page:news')).toMatchObject({ code: 0 });
  expect(await content('show', 'page:news')).toMatchObject({ code: 1 });
  expect((await content('history', 'page:news')).out.split('\n')).toHaveLength(7);
  expect(await reasons('content.imported')).toEqual([
    expect.stringContaining('by command'),
    expect.stringContaining('a plan'),
  ]);
  expect(await reasons('content.changed')).toHaveLength(5);

  // Own words: a key that exists, with its placeholders.
  const words = join(folder, 'words');
  mkdirSync(join(words, 'translations'), { recursive: true });
  const say = (texts: object) => writeFileSync(join(words, 'translations/de.json'), JSON.stringify(texts));
  const [key, text] =
    Object.entries(knownMessages('de') ?? {}).find(([, known]) => /^[^{]*\{\w+\}[^{]*$/.test(known)) ?? [];
  say({ [String(key)]: 'ohne Platz', 'no.such.key': 'x' });
  const refused = await content('import', words);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`translations/de.json: ${key}: its placeholders must be`);
  expect(refused.err).toContain('translations/de.json: no.such.key: there is no such text');
  say({ [String(key)]: `Anders: ${text}` });
  expect(await content('import', words)).toMatchObject({ code: 0 });

  // A wrong document is refused with its field, and nothing of the folder is written.
  const mixed = page('mixed', 'three');
  mkdirSync(join(mixed, 'documents'));
  writeFileSync(join(mixed, 'documents/survey-config.json'), '{"survey_id": 1}');
  const wrong = await content('import', mixed);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('documents/survey-config.json: survey_id: ') });
  expect(wrong.err).not.toContain('    at ');
  expect((await content('list', 'page')).out).toContain('withdrawn');
  for (const odd of [
    ['publish', 'page:nothing'],
    ['withdraw', 'page:news'],
    ['show', 'page:../x'],
    ['import', join(folder, 'nowhere')],
  ]) {
    expect(await content(...odd)).toMatchObject({ code: 1, out: '' });
  }
  for (const odd of [
    ['schedule', 'page:news'],
    ['schedule', 'page:news', 'tomorrow'],
    ['publish', 'page:news', 'x'],
    ['cancel', 'page:news'],
    ['import', mixed, '--at', 'noon'],
    ['draft', mixed, '--at', '2100-01-01T00:00Z'],
  ]) {
    expect(await content(...odd)).toMatchObject({ code: 2, out: '' });
  }
  const away = join(folder, 'away');
  expect((await content('export', away)).code).toBe(0);
  expect((await content('import', away)).out).toMatch(/^0 written/);
});

test('npm run jackpots: open, rates, pause, resume, retire, check', async () => {
  const level = { contribution_ppm: 1000, seed_amount_cents: 1000, ceiling_amount_cents: 5000 };
  const levels = [{ identifier: 'only', name: 'Only', ...level }];
  const path = fileWith('jackpot.json', { identifier: 'second', name: 'Second', currency: 'EUR', levels });
  expect(await run('jackpots', 'open', path)).toMatchObject({ code: 0, out: 'second is open.\n' });
  expect(await run('jackpots', 'open', path)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  const rates = (...numbers: string[]) => run('jackpots', 'rates', 'second', 'only', ...numbers, '--reason', 'a plan');
  expect(await rates('--ppm', '0', '--seed', '1', '--ceiling', '2')).toMatchObject({ code: 1 });
  expect(await rates('--ppm', '7', '--seed', '2', '--ceiling', '2')).toMatchObject({ code: 1 });
  expect(await rates('--ppm', '-7', '--seed', '1', '--ceiling', '2')).toMatchObject({ code: 2 });
  expect(await rates('--ppm', '2000', '--seed', '500', '--ceiling', '6000')).toMatchObject({ code: 0 });
  expect(await run('jackpots', 'pause', 'second')).toMatchObject({ code: 2 });
  expect(await run('jackpots', 'pause', 'second', 'a test')).toMatchObject({ code: 0, out: 'second is paused.\n' });
  expect(await run('jackpots', 'resume', 'second', 'a test')).toMatchObject({ code: 0 });
  expect(await run('jackpots', 'retire', 'second', 'a test')).toMatchObject({ code: 0, out: 'second is retiring.\n' });
  expect(await run('jackpots', 'retire', 'nobody', 'a test')).toMatchObject({ code: 1 });
  expect((await run('jackpots')).out).toBe('second  retiring\n  only  1000 subunits of EUR, 1000 ppm, 0 drops\n');
  expect((await run('jackpots', 'check', 'second')).out).toBe('only  holds, 0 drops drawn again\n');
  expect(await run('audit')).toMatchObject({ code: 0, out: expect.stringContaining('The books are in order.') });
});

test('a command is a program: it ends by itself, with its exit code', async () => {
  const file = fileURLToPath(new URL('./config.ts', import.meta.url));
  const child = spawn(process.execPath, [file, 'show', 'nothing'], { stdio: 'ignore' });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(2);
});
