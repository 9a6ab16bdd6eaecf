import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installPackages, withAddresses } from './addresses.mjs';

const registry = 'http://registry.test/npm/';
/** Where a package lies. */
const at = (base: string, name: string, file: string) => [base, name, '-', `${file}.tgz`].join('/');

test('a package lies where registries keep it, those of a scope in the scope’s; what is no package of a registry stays', () => {
  const packages = {
    '': { version: '1.0.0' },
    server: { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/@of/a': { version: '2.0.0-beta.1' },
    'node_modules/other-name': { name: '@real/name', version: '3.0.0' },
    'node_modules/@halley/server': { link: true },
    'node_modules/inside': { version: '1.0.0', inBundle: true },
    'node_modules/elsewhere': { version: '1.0.0', resolved: 'http://elsewhere.test/file.tgz' },
  };
  const { packages: found } = withAddresses({ packages }, { registry, '@of:registry': 'http://of.test' });
  expect(found).toEqual({
    ...packages,
    'node_modules/a': { version: '1.0.0', resolved: at('http://registry.test/npm', 'a', 'a-1.0.0') },
    'node_modules/b/node_modules/@of/a': {
      version: '2.0.0-beta.1',
      resolved: at('http://of.test', '@of/a', 'a-2.0.0-beta.1'),
    },
    'node_modules/other-name': {
      name: '@real/name',
      version: '3.0.0',
      resolved: at('http://registry.test/npm', '@real/name', 'name-3.0.0'),
    },
  });
});

/** A program in the place of npm: says where the registry is, then does `ci` as it was told to. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-addresses-'));
  const lockfile = { packages: { 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(refusal: string | undefined) {
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
    if (process.argv[2] === 'config') {
      console.log('npm warn something\\n' + ${JSON.stringify(JSON.stringify({ registry }, null, 2))});
      process.exit(0);
    }
    const text = fs.existsSync('npm-shrinkwrap.json') ? fs.readFileSync('npm-shrinkwrap.json', 'utf8') : 'none';
    fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + ' ' + text + '\\n');
    if (text !== 'none' && ${JSON.stringify(refusal ?? '')}) {
      console.error(${JSON.stringify(refusal ?? '')});
      process.exit(1);
    }`,
  );
  return installPackages({ title: 'install', folder, npm, command: process.execPath, args: ['--x'], env: process.env });
}
const calls = () => readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n');
const resolved = at('http://registry.test/npm', 'a', 'a-1.0.0');
const addressed = `ci --x ${JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', resolved } } })}`;

test('npm is told the addresses, and nothing of them stays', async () => {
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), 'left by a start that was killed');
  await install(undefined);
  expect(calls()).toEqual([addressed]);
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
});

test('a registry that keeps its packages elsewhere is asked where', async () => {
  await install('npm error code E404');
  expect(calls()).toEqual([addressed, 'ci --x none']);
});

test('a registry that cannot be reached is not tried twice', async () => {
  await expect(install('npm error code ENOTFOUND')).rejects.toThrow('ENOTFOUND');
  expect(calls()).toEqual([addressed]);
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
});
