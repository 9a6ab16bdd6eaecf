/** Commands of `npm run` that an operator has without npm, too: `halley NAME`. All others are for whoever works on Halley. */
export const operatorCommands = [
  'analytics',
  'archive',
  'audit',
  'audit:check',
  'catalogue',
  'config',
  'content',
  'errors',
  'jackpots',
  'migrate',
  'notify',
  'provider',
  'rates',
  'sandbox:pay',
  'staff:create',
  'world',
] as const;

/** What `halley` starts, by its name: a path below `app/`. */
export type Commands = Readonly<Record<string, string>>;

/** The file behind each command, from the scripts of `package.json`; one that is not there is a mistake. */
export function readCommands(scripts: Readonly<Record<string, string>>): Commands {
  const found = operatorCommands.map((name): [string, string] => {
    const file = /^node scripts\/run\.mjs (\S+\.ts)$/.exec(scripts[name] ?? '')?.[1];
    if (file === undefined) throw new Error(`"npm run ${name}" is no script in TypeScript.`);
    return [name, file];
  });
  return Object.fromEntries([['start', 'server/src/house/main.ts'], ...found]);
}

/** Packages whose dependencies run: the server, the pages it renders, and what they import. */
export const keptPackages = ['contract', 'ui', 'studio', 'sports', 'server', 'site'] as const;

/** What builds leave behind; none of it is in the repository. */
export const builtFolders = ['site/build', 'backoffice/dist', 'studio/dist'] as const;

const sharedScripts = ['scripts/command.ts', 'scripts/with-database.ts', 'scripts/release/launch.ts'];
const manifestCode = /^scripts\/release\/(manifest|list-files)\.ts$/;

/** Whether a file of the repository is needed by what runs. */
export function goesIn(path: string, commands: Commands): boolean {
  if (/\.(test|bench)\.tsx?$|(^|\/)testing\/|\.md$/.test(path)) return /^server\/content\//.test(path);
  if (Object.values(commands).includes(path) || sharedScripts.includes(path) || manifestCode.test(path)) return true;
  if (keptPackages.some((name) => path === `${name}/package.json`)) return true;
  // Node runs no JSX: what the browser draws was built.
  if (/^(contract|sports|studio|ui)\/src\//.test(path)) return /\.(ts|json)$/.test(path);
  return /^(server\/(src|migrations|content)|examples|site\/(public|src\/i18n\/messages))\//.test(path);
}

/** A `package.json` of the archive: what resolves imports, and nothing that asks for tools. */
export function trimPackage(manifest: Record<string, unknown>): Record<string, unknown> {
  const { devDependencies: _tools, scripts: _scripts, overrides: _pins, allowScripts: _allowed, ...kept } = manifest;
  return 'workspaces' in kept ? { ...kept, workspaces: [...keptPackages] } : kept;
}
