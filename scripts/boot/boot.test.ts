import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { inspect, isNoInput } from './builds.mjs';
import { chooseNode } from './choose-node.mjs';
import { findChromium, provideChromium } from './chromium.mjs';
import { environmentForNpm, findNpm } from './find-npm.mjs';
import { isInstalled } from './installed.mjs';
import { nameProcess, tryLock, withLock } from './lock.mjs';
import { hashInputs, readStamp, writeStamp } from './stamp.mjs';

const folders: string[] = [];
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halley-boot-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function put(root: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

test.each([
  ['24.0.0', 'darwin', 'arm64', 'own'],
  ['25.1.0', 'linux', 'x64', 'own'],
  ['100.0.0', 'linux', 'x64', 'own'],
  ['20.20.2', 'linux', 'x64', 'toolchain'],
  ['22.1.0', 'linux', 'arm64', 'toolchain'],
  ['22.1.0', 'darwin', 'arm64', 'none'],
  ['20.0.0', 'linux', 's390x', 'none'],
])('Node %s on %s %s: %s', (version, platform, arch, kind) => {
  const choice = chooseNode({ version, platform, arch });
  expect(choice.kind).toBe(kind);
  if (choice.kind === 'none') expect(choice.message).toContain('install Node 24');
});

describe('finding npm', () => {
  const find = (files: string[], env: Record<string, string>) =>
    findNpm({
      env,
      execPath: '/node/bin/node',
      exists: (path: string) => files.includes(path),
      real: (path: string) => path,
    });
  const beside = '/node/lib/node_modules/npm/bin/npm-cli.js';

  test('the npm that started us, unless it is another package manager', () => {
    expect(find(['/n/npm-cli.js', beside], { npm_execpath: '/n/npm-cli.js' })).toBe('/n/npm-cli.js');
    expect(find(['/y/yarn.js', beside], { npm_execpath: '/y/yarn.js' })).toBe(beside);
  });

  test('the one beside Node, or in the path, or none', () => {
    expect(find([beside], {})).toBe(beside);
    expect(find(['/p/lib/node_modules/npm/bin/npm-cli.js'], { PATH: '/x:/p/bin' })).toBe(
      '/p/lib/node_modules/npm/bin/npm-cli.js',
    );
    expect(find([], { PATH: '/x' })).toBeUndefined();
  });

  test('what npm tells its scripts about itself is kept from the npm they start; settings of the user are not', () => {
    const env = { npm_lifecycle_event: 'start', npm_config_prefix: '/x', npm_config_cache: '/c', PATH: '/p' };
    expect(environmentForNpm(env)).toEqual({ npm_config_cache: '/c', PATH: '/p' });
  });
});

describe('the browser', () => {
  const nowhere = () => undefined;

  test('[F-106] the variable overrules, then Playwright’s own, then Debian’s; never what is called chromium in the path', () => {
    const exists = (path: string) => ['/a/chromium', '/a/google-chrome', '/b/chromium-headless-shell'].includes(path);
    const find = (env: Record<string, string>, playwright: () => string | undefined = nowhere) =>
      findChromium({ env, exists, playwright });
    expect(find({ CHROMIUM_PATH: '/mine', PATH: '/a:/b' }, () => '/own')).toBe('/mine');
    expect(find({ PATH: '/a:/b' }, () => '/own')).toBe('/own');
    expect(find({ PATH: '/a:/b' })).toBe('/b/chromium-headless-shell');
    expect(find({ PATH: '/a' })).toBeUndefined();
    expect(findChromium({ env: { PATH: '/a:/b' }, exists, prefer: 'whole', playwright: nowhere })).toBe('/a/chromium');
  });

  const ways = {
    playwright: nowhere as () => string | undefined,
    download: async () => false,
    inPath: (names: string[]): string | undefined => (names.includes('chromium') ? '/usr/bin/chromium' : undefined),
    installPackage: async (_name: string) => false,
    versionOf: async (_path: string): Promise<string | undefined> => '1.2.3.4',
  };
  const provide = (given: Partial<typeof ways>, env: Record<string, string> = {}) =>
    provideChromium({ env, cwd: '/', ways: { ...ways, ...given } });

  test('[F-106] Playwright’s is downloaded even where another lies in the path', async () => {
    let own: string | undefined;
    const download = async () => {
      own = '/own/shell';
      return true;
    };
    expect(await provide({ playwright: () => own, download })).toEqual({
      path: '/own/shell',
      note: 'browser: 1.2.3.4 at /own/shell',
    });
  });

  test('[F-106] without a download it is Debian’s light one, installed if need be, and a whole one last, by its name', async () => {
    const light = '/usr/bin/chromium-headless-shell';
    const installed: string[] = [];
    const installPackage = async (name: string) => installed.push(name) > 0;
    const withLight = (names: string[]) => (names.includes('chromium-headless-shell') ? light : ways.inPath(names));
    expect((await provide({ inPath: withLight, installPackage })).path).toBe(light);
    expect(installed).toEqual([]);
    const afterwards = (names: string[]) => (installed.length > 0 ? withLight(names) : ways.inPath(names));
    expect((await provide({ inPath: afterwards, installPackage })).path).toBe(light);
    expect(installed).toEqual(['chromium-headless-shell']);
    expect((await provide({})).note).toBe('a whole Chromium, not the light one: 1.2.3.4 at /usr/bin/chromium');
  });

  test('one that does not start is passed over; a variable that names none is an error', async () => {
    const versionOf = async (path: string) => (path === '/own' ? undefined : '9.9.9.9');
    expect((await provide({ playwright: () => '/own', versionOf })).path).toBe('/usr/bin/chromium');
    await expect(provide({ versionOf }, { CHROMIUM_PATH: '/own' })).rejects.toThrow('CHROMIUM_PATH is /own');
    await expect(provide({ versionOf: async () => undefined })).rejects.toThrow('There is no Chromium');
  });
});

describe('installed packages', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      server: { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/other-system': { version: '1.0.0', integrity: 'y', optional: true },
      'node_modules/@halley/server': { link: true },
    },
  };
  const present = {
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/@halley/server': { link: true },
  };

  test.each([
    ['all there', present, true],
    ['nothing there', {}, false],
    ['another version', { ...present, 'node_modules/a': { version: '1.0.1', integrity: 'x' } }, false],
    ['other content', { ...present, 'node_modules/a': { version: '1.0.0', integrity: 'z' } }, false],
    ['a workspace not linked', { 'node_modules/a': present['node_modules/a'] }, false],
  ])('%s', (_, packages, expected) => {
    expect(isInstalled(wanted, { packages })).toBe(expected);
  });
});

describe('staleness', () => {
  test('a hash follows names and contents, not what is ignored', () => {
    const root = temporaryFolder();
    const hash = () => hashInputs({ root, inputs: ['src', 'lock.json', 'missing'], ignore: isNoInput });
    put(root, { 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'lock.json': '{}' });
    const first = hash();
    put(root, { 'src/build/x.js': 'x', 'src/node_modules/y/y.js': 'y', 'src/a.test.ts': 't' });
    expect(hash()).toBe(first);
    put(root, { 'src/a.ts': 'aa' });
    const second = hash();
    expect(second).not.toBe(first);
    put(root, { 'src/c.ts': '' });
    expect(hash()).not.toBe(second);
    rmSync(join(root, 'src/c.ts'));
    expect(hash()).toBe(second);
  });

  test('[F-18] what a build writes for itself does not make the next start build again', () => {
    const root = temporaryFolder();
    const hash = () => hashInputs({ root, inputs: ['studio'], ignore: isNoInput });
    put(root, { 'studio/src/a.ts': 'a' });
    const before = hash();
    put(root, { 'studio/.cache/pages/dice/index.html': '<p>', 'studio/dist/a.js': '', 'studio/.vite/x': '' });
    expect(hash()).toBe(before);
  });

  test('a build is absent without its configuration, stale until stamped, fresh after', () => {
    const root = temporaryFolder();
    const build = { name: 'x', folder: 'x', config: 'x/vite.config.ts', command: [], inputs: ['x'], output: 'x/dist' };
    expect(inspect(root, build)).toEqual({ kind: 'absent' });
    put(root, { 'x/vite.config.ts': '', 'x/src/a.ts': 'a' });
    const state = inspect(root, build);
    expect(state.kind).toBe('stale');
    writeStamp(join(root, 'x/dist/.inputs'), 'hash' in state ? state.hash : '');
    expect(inspect(root, build)).toEqual({ kind: 'fresh' });
    put(root, { 'x/src/a.ts': 'b' });
    expect(inspect(root, build).kind).toBe('stale');
  });

  test('a stamp that is not there reads as nothing', () => {
    expect(readStamp(join(temporaryFolder(), 'stamp'))).toBeUndefined();
  });
});

describe('lock', () => {
  function take(folder: string, holder?: string) {
    const lock = tryLock(folder, holder);
    if ('release' in lock) return lock;
    throw new Error(`held by ${lock.heldBy}`);
  }

  test('is had by one, freed, and had again', () => {
    const folder = temporaryFolder();
    const first = take(folder);
    expect(tryLock(folder)).toEqual({ heldBy: process.pid });
    first.release();
    take(folder);
    expect(readdirSync(folder)).toEqual(['2']);
  });

  test('is taken over from a process that is gone, or whose pid is somebody else now', async () => {
    const folder = temporaryFolder();
    const child = spawn('sleep', ['60']);
    take(folder, nameProcess(child.pid ?? 0));
    expect(tryLock(folder)).toEqual({ heldBy: child.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
    take(folder);

    const other = temporaryFolder();
    take(other, `${process.pid}:1`);
    take(other);
  });

  test('stays with whichever child works on after its holder was killed', async () => {
    const folder = temporaryFolder();
    const children = [spawn('sleep', ['60']), spawn('sleep', ['60'])];
    const lock = take(folder, '999999999:');
    for (const child of children) lock.addChild(child.pid ?? 0);
    for (const child of children) {
      expect(tryLock(folder)).toEqual({ heldBy: child.pid });
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    take(folder);
  });

  test('many processes at once over a stale lock: never two inside', async () => {
    const folder = temporaryFolder();
    take(folder, '999999999:');
    const log = join(folder, 'log');
    const code = `
      const { withLock } = await import(${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)});
      const { appendFileSync } = await import('node:fs');
      for (let turn = 0; turn < 3; turn += 1) await withLock(${JSON.stringify(folder)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'in\\n');
        await new Promise((resolve) => setTimeout(resolve, 5));
        appendFileSync(${JSON.stringify(log)}, 'out\\n');
      }, () => {});
    `;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'inherit', 'inherit'] }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    expect(readStamp(log)).toBe(Array.from({ length: 18 }, () => 'in\nout').join('\n'));
  }, 30_000);

  test('the one who waits says so once, and the lock is freed by a failure too', async () => {
    const folder = temporaryFolder();
    const said: string[] = [];
    const first = take(folder);
    setTimeout(() => first.release(), 300);
    await expect(
      withLock(
        folder,
        () => Promise.reject(new Error('no')),
        (line: string) => said.push(line),
      ),
    ).rejects.toThrow('no');
    expect(said).toEqual([`waiting for another start to finish setting up (process ${process.pid})`]);
    take(folder);
  });
});
