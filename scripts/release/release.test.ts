import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleBill } from './bill.ts';
import { goesIn, operatorCommands, readCommands, trimPackage } from './contents.ts';
import { findTraces } from './find-traces.ts';
import { writeLicences } from './licences.ts';
import { compareWithManifest, hashFiles, manifestName } from './manifest.ts';
import { traceOrigins } from './provenance.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>, below = folder): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(below, path, '..'), { recursive: true });
    writeFileSync(join(below, path), text);
  }
}

describe('what goes in', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const commands = readCommands(scripts);

  test('every command of an operator is a script in TypeScript', () => {
    expect(Object.keys(commands)).toEqual(['start', ...operatorCommands]);
    expect(commands.audit).toBe('scripts/audit.ts');
    expect(() => readCommands({ ...scripts, audit: 'rm' })).toThrow('npm run audit');
  });

  test.each([
    ['server/src/house/main.ts', true],
    ['server/src/wallet/README.md', false],
    ['server/src/wallet/post.db.test.ts', false],
    ['server/src/wallet/testing/wallets.ts', false],
    ['server/migrations/0001-kit/up.sql', true],
    ['server/content/pages/about-us/en.html', true],
    ['server/package.json', true],
    ['bench/package.json', false],
    ['studio/src/games.ts', true],
    ['studio/src/dice/screen/DiceScreen.tsx', false],
    ['site/src/i18n/messages/en/shell.json', true],
    ['site/src/root.tsx', false],
    ['scripts/audit.ts', true],
    ['scripts/types.ts', false],
    ['scripts/release/launch.ts', true],
    ['scripts/release/pack.ts', false],
    ['examples/pay/main.ts', true],
    ['package-lock.json', false],
    ['e2e/play.e2e.ts', false],
  ])('%s: %s', (path, expected) => {
    expect(goesIn(path, commands)).toBe(expected);
  });

  test('a package asks for nothing that only builds', () => {
    const given = {
      name: 'halley',
      workspaces: ['e2e'],
      scripts: {},
      devDependencies: { vite: '8' },
      dependencies: { zod: '4' },
    };
    expect(trimPackage(given)).toEqual({
      name: 'halley',
      workspaces: ['contract', 'ui', 'studio', 'sports', 'server', 'site'],
      dependencies: { zod: '4' },
    });
  });
});

test('[RUN-22] the lock file decides where a package is from', () => {
  const ours = {
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/ws': { version: '8.22.2', integrity: 'sha512-b' },
    'node_modules/@img/sharp': { version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/git-thing': { version: '1.0.0', integrity: 'sha512-d', resolved: 'git+ssh://somewhere' },
  };
  const installed = {
    'node_modules/@halley/server': { link: true },
    server: { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'server/node_modules/@img/sharp': { version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/@img/sharp': { version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/ws': { version: '8.22.2', integrity: 'sha512-other' },
    'node_modules/git-thing': { version: '1.0.0', integrity: 'sha512-d' },
    'node_modules/slipped-in': { version: '1.0.0', integrity: 'sha512-e' },
  };
  expect(
    traceOrigins(installed, { ...ours, 'server/node_modules/@img/sharp': ours['node_modules/@img/sharp'] }),
  ).toEqual({
    origins: [
      { name: '@img/sharp', version: '1.0.0', source: 'pkg:npm/%40img/sharp@1.0.0', integrity: 'sha512-c' },
      { name: 'zod', version: '4.6.7', source: 'pkg:npm/zod@4.6.7', integrity: 'sha512-a' },
    ],
    faults: [
      'ws@8.22.2 has another hash than package-lock.json',
      'git-thing@1.0.0 is not from a registry',
      'slipped-in@1.0.0 is not in package-lock.json',
    ],
  });
});

test('[RUN-22] the bill of materials is the same for the same commit, and names Node', () => {
  const written = (serial: string, timestamp: string) =>
    JSON.stringify({
      serialNumber: serial,
      metadata: { timestamp, component: { 'bom-ref': 'halley@0.1.0', name: 'a-folder' } },
      components: [{ 'bom-ref': 'zod@4.6.7' }, { 'bom-ref': 'ws@8.22.2' }],
      dependencies: [{ ref: 'halley@0.1.0', dependsOn: ['zod@4.6.7', 'ws@8.22.2'] }],
    });
  const facts = { version: '0.1.0', commit: 'abc', committedAt: '2026-11-18T10:00:00.000Z', node: '24.21.0' };
  const one = settleBill(written('urn:uuid:1', '2026-11-18T11:00:00.000Z'), facts);
  expect(settleBill(written('urn:uuid:2', '2026-11-18T12:00:00.000Z'), facts)).toBe(one);
  const bill = JSON.parse(one);
  expect(bill.metadata).toMatchObject({ timestamp: facts.committedAt, component: { name: 'halley' } });
  expect(bill.components.map((part: { 'bom-ref': string }) => part['bom-ref'])).toEqual([
    'node@24.21.0',
    'ws@8.22.2',
    'zod@4.6.7',
  ]);
  expect(bill.dependencies[0].dependsOn).toEqual(['node@24.21.0', 'ws@8.22.2', 'zod@4.6.7']);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('[RUN-21] paths of the machine, keys and files of secrets are found', () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${'M'.repeat(64)}\n-----END PRIVATE KEY-----\n`;
  write({
    'app/fine.js': 'const word = "-----BEGIN PRIVATE KEY-----"; // /root is anybody\'s',
    'app/map.json': '{"file": "/srv/ada/halley/site"}',
    'app/hex.js': Buffer.from('/srv/ada/halley').toString('hex'),
    'app/key.pem': key,
    'app/.env': 'A=1',
  });
  symlinkSync('/etc/passwd', join(folder, 'app/out'));
  symlinkSync('fine.js', join(folder, 'app/inside'));
  expect(findTraces(folder, ['/srv/ada/halley', '/root'])).toEqual([
    'app/.env: holds secrets or settings by its name',
    'app/hex.js: names a folder of this machine',
    'app/key.pem: a private key',
    'app/map.json: names a folder of this machine',
    'app/out: leads out of it',
  ]);
});

test('[RUN-21] the manifest tells what was changed, added and taken away', () => {
  write({ 'app/a.js': 'a', 'app/b.js': 'b', 'app/c.js': 'c' });
  symlinkSync('a.js', join(folder, 'app/link'));
  write({ [manifestName]: JSON.stringify({ files: hashFiles(folder) }) });
  expect(compareWithManifest(folder)).toEqual([]);
  write({ 'app/a.js': 'other', 'app/d.js': 'd' });
  rmSync(join(folder, 'app/c.js'));
  rmSync(join(folder, 'app/link'));
  symlinkSync('b.js', join(folder, 'app/link'));
  expect(compareWithManifest(folder)).toEqual([
    'changed  app/a.js',
    'missing  app/c.js',
    'unknown  app/d.js',
    'changed  app/link',
  ]);
});

test('licences are told with their words, packages inside of packages too', () => {
  write({
    'zod/package.json': '{"name": "zod", "version": "4.6.7", "license": "MIT"}',
    'zod/LICENSE': 'Words of zod',
    '@img/sharp/package.json': '{"name": "@img/sharp", "version": "1.0.0", "licenses": [{"type": "Apache-2.0"}]}',
    'zod/node_modules/inner/package.json': '{"name": "inner", "version": "2.0.0", "license": {"type": "ISC"}}',
  });
  const text = writeLicences(folder);
  expect(text).toContain('@img/sharp 1.0.0: Apache-2.0\ninner 2.0.0: ISC\nzod 4.6.7: MIT');
  expect(text).toContain('zod 4.6.7: MIT\n\nWords of zod');
});
