import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Commands } from './contents.ts';
import { compareWithManifest, type Manifest, manifestName } from './manifest.ts';

/**
 * `bin/halley` of a release: the same process becomes the command, so that signals, exit codes and standard output are
 * its own.
 */
const app = join(import.meta.dirname, '../..');
const folder = join(app, '..');
const commands = JSON.parse(readFileSync(join(app, 'commands.json'), 'utf8')) as Commands;
const name = process.argv[2] ?? 'help';
const file = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (file !== undefined) {
  process.argv.splice(1, 2, join(app, file));
  await import(join(app, file));
} else if (name === 'check') {
  const differences = compareWithManifest(folder);
  for (const line of differences) console.log(line);
  console.log(differences.length === 0 ? 'Every file is as it was packed.' : `${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  const { version, commit } = JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as Manifest;
  const isAsked = ['help', '--help', '-h', 'version', '--version'].includes(name);
  const words = `Halley ${version} (${commit.slice(0, 12)})

halley start      one process of the house, as its settings say
halley check      compares every file with ${manifestName}
halley NAME …     ${Object.keys(commands)
    .filter((one) => one !== 'start')
    .join(', ')}`;
  if (isAsked) console.log(words);
  else console.error(`There is no "halley ${name}".\n\n${words}`);
  process.exitCode = isAsked ? 0 : 2;
}
