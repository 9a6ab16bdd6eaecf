import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildWhatIsStale } from '../boot/builds.mjs';
import { environmentForNpm, findNpm } from '../boot/find-npm.mjs';
import { run, runStep, StepError } from '../boot/run-step.mjs';
import { settleBill } from './bill.ts';
import { builtFolders, goesIn, keptPackages, readCommands, trimPackage } from './contents.ts';
import { findTraces } from './find-traces.ts';
import { writeLicences } from './licences.ts';
import { hashFiles, type Manifest, manifestName } from './manifest.ts';
import { hashArchive, pack } from './pack.ts';
import { type Lock, traceOrigins } from './provenance.ts';

export interface Release {
  archive: string;
  sha256: string;
  manifest: Manifest;
}

interface Order {
  /** A checkout of Halley. */
  root: string;
  commit: string;
  /** An empty folder for everything on the way. */
  stage: string;
  /** Where the archive goes. */
  out: string;
}

interface PackageFile {
  version: string;
  scripts: Record<string, string>;
}

/** Makes the archive of one commit: from its own files and its own lock file, in a folder of its own. */
export async function buildRelease({ root, commit, stage, out }: Order): Promise<Release> {
  const source = join(stage, 'source');
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  const at = Number(git('show', '--no-patch', '--format=%ct', commit));
  mkdirSync(source, { recursive: true });
  git('archive', '--format=tar', `--output=${join(stage, 'source.tar')}`, commit);
  execFileSync('tar', ['-xf', join(stage, 'source.tar'), '-C', source]);
  const { version, scripts } = readJson<PackageFile>(join(source, 'package.json'));
  const system = `${process.platform}-${process.arch}`;
  const name = `halley-${version}-${system}`;
  const folder = join(stage, name);
  const app = join(folder, 'app');

  const node = await fetchNode({ source, folder, system });
  await build(source, join(folder, 'runtime/bin'));
  const commands = readCommands(scripts);
  const files = git('ls-tree', '-r', '--name-only', commit).split('\n');
  for (const path of files) if (goesIn(path, commands)) copy(join(source, path), join(app, path));
  copy(join(source, 'LICENSE'), join(folder, 'LICENSE'));
  writeJson(join(app, 'commands.json'), commands);
  copy(join(source, 'scripts/release/halley.sh'), join(folder, 'bin/halley'));
  chmodSync(join(folder, 'bin/halley'), 0o755);

  const facts = { version, commit, committedAt: new Date(at * 1000).toISOString(), node };
  const { bill, origins } = await installWhatRuns(source, app);
  for (const path of builtFolders)
    cpSync(join(source, path), join(app, path), { recursive: true, filter: (file) => !file.endsWith('/.inputs') });
  writeFileSync(join(folder, 'sbom.cdx.json'), settleBill(bill, facts));
  writeJson(join(folder, 'provenance.json'), origins);
  writeFileSync(join(folder, 'LICENSES.txt'), writeLicences(join(app, 'node_modules')));
  const traces = findTraces(folder, [stage, root, homedir()]);
  if (traces.length > 0) throw new StepError(`The release names what it must not:\n${traces.slice(0, 20).join('\n')}`);
  const manifest: Manifest = { name, ...facts, system, files: hashFiles(folder) };
  writeJson(join(folder, manifestName), manifest);

  mkdirSync(out, { recursive: true });
  const archive = join(out, `${name}.tar.xz`);
  await pack({ from: stage, name, to: archive, at });
  const sha256 = await hashArchive(archive);
  writeFileSync(`${archive}.sha256`, `${sha256}  ${name}.tar.xz\n`);
  return { archive, sha256, manifest };
}

/** The Node of `.toolchain`: npm compares it with its hash in the lock file there. */
async function fetchNode({ source, folder, system }: { source: string; folder: string; system: string }) {
  const toolchain = join(source, '.toolchain');
  await npm('fetch Node', toolchain, ['ci', '--include=optional', '--ignore-scripts']);
  const fetched = join(toolchain, 'node_modules', `node-${system}`);
  if (!existsSync(fetched))
    throw new StepError(`There is no Node to pack for ${system}: build on linux-x64 or linux-arm64.`);
  copy(join(fetched, 'bin/node'), join(folder, 'runtime/bin/node'));
  copy(join(fetched, 'LICENSE'), join(folder, 'runtime/LICENSE'));
  chmodSync(join(folder, 'runtime/bin/node'), 0o755);
  return readJson<PackageFile>(join(fetched, 'package.json')).version;
}

/** Pages are built by the Node that will serve them, with the tools of the lock file. */
async function build(source: string, node: string): Promise<void> {
  await npm('install build tools', source, ['ci', '--include=dev', '--include=optional']);
  const path = [node, join(source, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  await buildWhatIsStale(source, { env: { ...process.env, PATH: path, BUILD_COMPRESSION: 'best' } });
}

/** What runs and nothing else: exactly the lock file's packages, then without those that only tools asked for. */
async function installWhatRuns(source: string, app: string) {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(source, 'package.json'));
  const packages = ['package.json', ...workspaces.map((one) => `${one}/package.json`)];
  for (const path of [...packages, 'package-lock.json', '.npmrc']) copy(join(source, path), join(app, path));
  await npm('install what runs', app, [
    'ci',
    '--omit=dev',
    '--include=optional',
    '--workspace=server',
    '--workspace=site',
  ]);
  const ours = readJson<{ packages: Lock }>(join(app, 'package-lock.json')).packages;
  rmSync(join(app, 'package-lock.json'));
  for (const path of packages) {
    const isKept = path === 'package.json' || keptPackages.some((one) => path === `${one}/package.json`);
    if (isKept) writeJson(join(app, path), trimPackage(readJson(join(app, path))));
    else rmSync(dirname(join(app, path)), { recursive: true });
  }
  await npm('leave tools out', app, ['prune', '--omit=dev', '--no-package-lock', '--ignore-scripts', '--offline']);
  const installed = readJson<{ packages: Lock }>(join(app, 'node_modules/.package-lock.json')).packages;
  const { origins, faults } = traceOrigins(installed, ours);
  if (faults.length > 0) throw new StepError(faults.join('\n'));
  const bill = await npm('list what is in it', app, ['sbom', '--sbom-format=cyclonedx', '--omit=dev']);
  for (const path of ['.npmrc', 'node_modules/.package-lock.json', 'node_modules/.bin'])
    rmSync(join(app, path), { recursive: true, force: true });
  return { bill, origins };
}

async function npm(title: string, cwd: string, args: string[]): Promise<string> {
  const file = findNpm();
  if (!file) throw new StepError('npm was not found: a release is made where Halley can be built.');
  const env = environmentForNpm(process.env);
  const command = { command: process.execPath, args: [file, ...args, '--no-audit', '--no-fund'], cwd, env };
  if (args[0] !== 'sbom') {
    await runStep({ title, ...command });
    return '';
  }
  return execFileSync(command.command, command.args, { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 });
}

/** Asks the registry whether it signed what is installed. Its answer is no part of the archive: it needs the network. */
export async function checkSignatures(source: string): Promise<string> {
  const file = findNpm() ?? '';
  const env = environmentForNpm(process.env);
  const args = [file, 'audit', 'signatures', '--omit=dev'];
  const { ok, output } = await run({
    command: process.execPath,
    args,
    cwd: source,
    env,
    quiet: true,
    timeoutMs: 60_000,
  });
  const told = output.split('\n').filter((line) => /signature|attestation/.test(line));
  return ok ? told.join('\n') : `The registry was not asked for its signatures: ${told[0] ?? 'it does not answer'}`;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
