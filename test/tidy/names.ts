import { type Node, readCode } from './read-code.ts';
import { type Complaint, isTypeScript, type Rule, type SourceFile } from './repository.ts';

const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'manager',
  'managers',
  'misc',
  'service',
  'services',
  'common',
]);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
/** Names a framework gives: `root.tsx` of the site, `main.tsx` of a page, `entry.client.tsx`. */
const given = new Set(['root', 'main', 'entry']);

/** Files and folders are named after what is in them. */
export const namesSayWhat: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file.path))
    .flatMap((file) => {
      const parts = file.path.split('/');
      const stem = (parts.pop() as string).split('.')[0] as string;
      const complain = (message: string): Complaint => ({ rule: 'names', path: file.path, message });
      const drawer = [...parts, ...stem.split('-')].find((part) => drawers.has(part.toLowerCase()));
      if (drawer) return [complain(`${drawer} says nothing: name it after the one thing it does, the verb first`)];
      const folder = parts.find((part) => !kebab.test(part) && !part.startsWith('.'));
      if (folder) return [complain(`the folder ${folder} is not kebab-case`)];
      return stemComplaints(file, stem).map(complain);
    });

function stemComplaints(file: SourceFile, stem: string): string[] {
  if (file.path.endsWith('.ts')) return kebab.test(stem) ? [] : [`${stem} is not kebab-case`];
  if (pascal.test(stem)) return [];
  if (!kebab.test(stem)) return [`${stem} is neither PascalCase (a component) nor kebab-case`];
  const isFree = given.has(stem) || file.path.includes('.test.') || file.path.includes('/routes/');
  const [only, ...others] = isFree ? [] : exportsOf(file);
  return only && pascal.test(only) && others.length === 0 ? [`it exports ${only}: call the file ${only}.tsx`] : [];
}

/** The names of the values a file exports. */
function exportsOf(file: SourceFile): string[] {
  return readCode(file).nodes.flatMap(({ node }) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type' || !node.declaration) return [];
    const declaration = node.declaration as Node;
    const named = declaration.id ? [declaration] : ((declaration.declarations ?? []) as Node[]);
    return named.flatMap(({ id }) => ((id as Node | null)?.name as string | undefined) ?? []);
  });
}

const mostLines = 400;

/** A file this long has a second thing in it. */
export const filesAreSmall: Rule = (files) =>
  files
    .filter((file) => /\.(tsx?|mjs|sql|css)$/.test(file.path))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length;
      if (lines <= mostLines) return [];
      return [{ rule: 'size', path, message: `${lines} lines, the most is ${mostLines}: find the second thing in it` }];
    });

const places: { pattern: RegExp; message: string }[] = [
  {
    // In pieces, so that this file does not complain about itself.
    pattern: new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'home', 'Users', 'root', 'workspace'].join('|')})/[\\w.-]+`),
    message: 'a path of somebody’s machine: use a path from the root of the repository, or import.meta.url',
  },
  { pattern: /\b[A-Za-z]:\\Users\\/, message: 'a path of somebody’s machine: use a path from the root' },
  {
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|"resolved":\s*"http|\/-\/[\w.-]+\.tgz/,
    message: 'the address of a package registry: lock files stay without it (omit-lockfile-registry-resolved)',
  },
];

/** The repository works wherever it is cloned, whatever registry it installs from. */
export const nothingOfThisMachine: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    places.flatMap(({ pattern, message }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [{ rule: 'machine', path, line, message: `${JSON.stringify(match[0].trim())} is ${message}` }];
    }),
  );
