import { type Code, memberName, type Node, readCode } from './read-code.ts';
import { type Complaint, isTypeScript, type Rule, type SourceFile } from './repository.ts';

const isTestFile = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);

type Found = { line: number; message: string };

/** A rule about files of one kind, looked at one by one. */
const inCode =
  (rule: string, applies: (path: string) => boolean, find: (code: Code, file: SourceFile) => Found[]): Rule =>
  (files) =>
    files
      .filter((file) => isTypeScript(file.path) && applies(file.path))
      .flatMap((file) => find(readCode(file), file).map((found): Complaint => ({ rule, path: file.path, ...found })));

/** Outcomes come from the fair stream, everything else from a source nobody can guess. */
export const chanceIsCryptographic = inCode(
  'chance',
  (path) => /^(sports|studio|server)\//.test(path),
  ({ nodes }) =>
    nodes.flatMap(({ node, line }) => {
      const declared = node.type === 'VariableDeclarator' && (node.init as Node | null)?.name === 'Math';
      const taken = declared && JSON.stringify(node.id).includes('"random"');
      if (memberName(node) !== 'Math.random' && !taken) return [];
      return [{ line, message: 'Math.random can be guessed: use the fair stream, or randomInt of node:crypto' }];
    }),
);

/** The server speaks through its log, which knows levels, request ids and secrets. */
export const serverLogs = inCode(
  'log',
  (path) => path.startsWith('server/src/') && !/\.(test|bench)\.ts$/.test(path) && !path.includes('/testing/'),
  ({ nodes }) =>
    nodes.flatMap(({ node, line }) => {
      const name = memberName(node);
      return name?.startsWith('console.') ? [{ line, message: `${name} is lost: take a Log and use it instead` }] : [];
    }),
);

/** On many servers the name of a constraint ends with a number: one function takes it off. */
export const constraintsHaveOneReader = inCode(
  'constraints',
  (path) =>
    path.startsWith('server/src/') && path !== 'server/src/kit/database/broken-constraint.ts' && !isTestFile(path),
  ({ nodes }) =>
    nodes.flatMap(({ node, line }) =>
      node.type === 'MemberExpression' && (node.property as Node).name === 'constraint'
        ? [{ line, message: 'a constraint may carry the number of a shard: use brokenConstraint or isTaken of kit' }]
        : [],
    ),
);

/** Dates look the same on every screen of the site: one function knows how they are written. */
export const datesAreWrittenOneWay = inCode(
  'dates',
  (path) => path.startsWith('site/src/') && !isTestFile(path) && path !== 'site/src/i18n/date-format.ts',
  ({ nodes }) =>
    nodes.flatMap(({ node, line }) =>
      node.type === 'NewExpression' && memberName(node.callee as Node) === 'Intl.DateTimeFormat'
        ? [{ line, message: 'a date of its own look: use dateFormat or momentText of i18n/date-format.ts' }]
        : [],
    ),
);

/**
 * Pages are rendered on the server under a policy that allows no style attribute: browsers drop it. The height of a game's frame
 * is known in the browser only.
 */
export const pagesHaveNoStyleAttributes = inCode(
  'styles',
  (path) => /^(site|ui)\/src\//.test(path) && !isTestFile(path) && path !== 'site/src/games/GameFrame.tsx',
  ({ nodes }) =>
    nodes.flatMap(({ node, line }) =>
      node.type === 'JSXAttribute' && (node.name as Node).name === 'style'
        ? [{ line, message: 'a style attribute is blocked in a rendered page: use classes, or draw it as SVG' }]
        : [],
    ),
);

/** A test that is left out, or leaves the others out, proves nothing. Where it cannot run it says when and why. */
export const testsAllRun = inCode('tests', isTestFile, ({ nodes }) =>
  nodes.flatMap(({ node, ancestors, line }) => {
    const name = memberName(node) ?? '';
    if (!/^(test|it|describe|suite)\.(only|skip|todo|fixme)$/.test(name) || isConditional(ancestors.at(-1))) return [];
    return [{ line, message: `${name} stays behind unnoticed: remove it, or use skipIf with a reason` }];
  }),
);

/** Playwright's `test.skip(condition, 'reason')`. */
function isConditional(call: Node | undefined): boolean {
  const [condition, reason] = (call?.arguments ?? []) as Node[];
  return condition !== undefined && condition.type !== 'Literal' && typeof reason?.value === 'string';
}

/**
 * A test waits for what it wants to see. A pause between two looks is fine, so in a loop it may; and where time itself
 * is what the test is about, a comment above the line says so: `// Sleeps because …`.
 */
export const testsDoNotSleep = inCode('sleep', isTestFile, ({ nodes, imports }, file) => {
  const lines = file.text.split('\n');
  const isExplained = (line: number) => /^\s*\/\/ Sleeps because /.test(lines[line - 2] ?? '');
  const timers = new Set(['setTimeout']);
  const takesTimers = imports.some(({ source }) => source === 'node:timers/promises' || source === 'timers/promises');
  if (takesTimers) {
    for (const { node } of nodes) {
      if (node.type === 'ImportSpecifier' && (node.imported as Node).name === 'setTimeout') {
        timers.add((node.local as Node).name as string);
      }
    }
  }
  return nodes.flatMap(({ node, ancestors, line }) => {
    if (node.type !== 'CallExpression') return [];
    const callee = node.callee as Node;
    const pageSleeps = callee.type === 'MemberExpression' && (callee.property as Node).name === 'waitForTimeout';
    const sleeps = callee.type === 'Identifier' && timers.has(callee.name as string) && isAwaited(ancestors);
    if (!(pageSleeps || sleeps) || isPolling(ancestors) || isExplained(line)) return [];
    return [
      {
        line,
        message:
          'a sleep hides a race: wait for the condition (until, expect.poll), or say why above: // Sleeps because …',
      },
    ];
  });
});

/** Directly, or as the promise that `new Promise((resolve) => setTimeout(resolve, …))` makes. */
function isAwaited(ancestors: Node[]): boolean {
  const at = ancestors.findLastIndex((node) => node.type === 'AwaitExpression');
  if (at === -1) return false;
  const between = ancestors.slice(at + 1).filter((node) => /Function/.test(node.type));
  const promises = ancestors.slice(at + 1).filter((node) => node.type === 'NewExpression');
  return between.length === promises.length;
}

/** In a loop of the function that awaits it. */
function isPolling(ancestors: Node[]): boolean {
  const awaits = ancestors.slice(0, ancestors.findLastIndex((node) => node.type === 'AwaitExpression') + 1);
  const loop = awaits.findLastIndex((node) => /^(While|DoWhile|For)Statement$/.test(node.type));
  return loop > awaits.findLastIndex((node) => /Function/.test(node.type));
}
