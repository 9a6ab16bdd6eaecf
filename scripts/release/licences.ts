import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFacts {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** Names, licences and their words for every package in a folder of dependencies, in one text. */
export function writeLicences(modules: string): string {
  const packages = findPackages(modules).map((folder) => {
    const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
    return { title: `${facts.name} ${facts.version}: ${licenceOf(facts)}`, words: wordsIn(folder) };
  });
  const known = new Map(packages.map((one) => [one.title, one.words]));
  const titles = [...known.keys()].sort();
  return [
    'Halley is under the licence in LICENSE, Node under the one in runtime/LICENSE. It comes with these packages:',
    titles.join('\n'),
    ...titles.map((title) => `${'-'.repeat(80)}\n${title}\n\n${known.get(title)}`),
  ].join('\n\n');
}

/** Folders of packages, those inside of others too; links lead to our own. */
function findPackages(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const folder = join(modules, entry.name);
      if (entry.name.startsWith('@')) return findPackages(folder);
      return [folder, ...findPackages(join(folder, 'node_modules'))];
    })
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function licenceOf({ license, licenses }: PackageFacts): string {
  const names = licenses?.map((one) => one.type).join(' OR ');
  return (typeof license === 'string' ? license : license?.type) ?? names ?? 'see its words';
}

function wordsIn(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
    .sort();
  return files.length > 0
    ? files.join('\n\n')
    : 'The package brings no text of its own; the licence named above holds.';
}
