import { readCode, targetOf } from './read-code.ts';
import { type Complaint, isTest, isTypeScript, type Rule } from './repository.ts';

/** Which of our packages each may import. The folders for tests and scripts may import all. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  ui: ['contract'],
  studio: ['contract', 'ui'],
  sports: ['contract', 'studio'],
  site: ['contract', 'ui', 'studio', 'sports'],
  backoffice: ['contract', 'ui'],
  server: ['contract', 'studio', 'sports'],
};

const packageOf = (path: string) => path.split('/')[0] as string;

/** Examples are programs without a package, for other people to read and run. The demo runs one, and imports it by path. */
const isExampleInDemo = (path: string, target: string | undefined) =>
  path.startsWith('server/src/demo/') && target?.startsWith('examples/') === true;

/** Packages depend on each other in one direction, by name. A test may bring its counterpart from anywhere. */
export const packagesPointDown: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file.path) && packageOf(file.path) in allowed && !isTest(file.path))
    .flatMap((file) =>
      readCode(file).imports.flatMap(({ source, line }): Complaint[] => {
        const target = targetOf(file.path, source);
        if (isExampleInDemo(file.path, target)) return [];
        const message = faultOf(packageOf(file.path), source, target);
        return message === undefined ? [] : [{ rule: 'packages', path: file.path, line, message }];
      }),
    );

function faultOf(own: string, source: string, target: string | undefined): string | undefined {
  const other = target === undefined ? /^@halley\/([^/]+)/.exec(source)?.[1] : packageOf(target);
  if (other === undefined || other === own) return undefined;
  const may = allowed[own] ?? [];
  if (!may.includes(other)) {
    const names = may.length > 0 ? may.map((name) => `@halley/${name}`).join(', ') : 'nothing of ours';
    return `${own} may import ${names}, not ${source}: put what both need into contract`;
  }
  return target === undefined
    ? undefined
    : `${source} goes into a package by its path: import @halley/${other} instead`;
}

const isBrowserCode = (path: string) =>
  (/^(site|ui|backoffice)\/src\//.test(path) || /^studio\/(pages|src\/(.*\/)?screen)\//.test(path)) &&
  !isTest(path) &&
  !/\.server\.tsx?$/.test(path) &&
  !path.endsWith('entry.server.tsx');

/** The validator weighs more than everything else a page needs: browsers get the route table and types only. */
export const browsersGetNoZod: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file.path) && isBrowserCode(file.path))
    .flatMap((file) =>
      readCode(file).imports.flatMap(({ source, typeOnly, line }) => {
        const complaint = { rule: 'zod', path: file.path, line };
        if (typeOnly) return [];
        if (source === 'zod' || (source.startsWith('zod/') && !source.startsWith('zod/mini'))) {
          return [{ ...complaint, message: `${source} would go to the browser: use zod/mini, or \`import type\`` }];
        }
        if (/^@halley\/contract(\/(routes|call-forms))?$/.test(source)) {
          const instead = '@halley/contract/client, @halley/contract/money, virtual:halley-routes or `import type`';
          return [{ ...complaint, message: `${source} brings zod to the browser: use ${instead}` }];
        }
        return [];
      }),
    );
