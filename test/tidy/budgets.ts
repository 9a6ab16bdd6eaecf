import { type Code, memberName, type Node, readCode } from './read-code.ts';
import { type Complaint, isTypeScript, type Rule, type SourceFile } from './repository.ts';

const isTestFile = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const isJourneyFile = (path: string) => /^e2e\/.*\.e2e\.ts$/.test(path);

/**
 * What there was too much of when the budgets were set, by file: it may become less, never more. Whoever mends some
 * writes the lower number here.
 */
export type Allowed = Readonly<Record<string, number>>;

interface Found {
  line: number;
}

/** So many finds in a file are fine; more, or fewer than what is still allowed it, are told. */
const budget =
  (rule: string, find: (code: Code, file: SourceFile) => Found[], { applies, most, allowed, instead }: Budget): Rule =>
  (files) =>
    files
      .filter((file) => isTypeScript(file.path) && applies(file.path))
      .flatMap((file): Complaint[] => {
        const found = find(readCode(file), file);
        const limit = Math.max(allowed[file.path] ?? 0, most(file.path));
        const told = { rule, path: file.path };
        if (found.length > limit) {
          return [
            { ...told, line: found[limit]?.line ?? 1, message: `${found.length}, the most is ${limit}: ${instead}` },
          ];
        }
        if ((allowed[file.path] ?? 0) > Math.max(found.length, most(file.path))) {
          return [{ ...told, message: `it has become ${found.length}: write that into test/tidy/allowed.ts` }];
        }
        return [];
      });

interface Budget {
  applies: (path: string) => boolean;
  most: (path: string) => number;
  allowed: Allowed;
  /** The cheaper kind of proof. */
  instead: string;
}

const mostJourneys = (path: string) => (path.startsWith('e2e/sportsbook') ? 15 : 10);

export const journeysAreFew = (allowed: Allowed): Rule =>
  budget('journeys', ({ nodes }) => nodes.filter(({ node }) => isTestCall(node)), {
    applies: isJourneyFile,
    most: mostJourneys,
    allowed,
    instead: 'words, forms, guards and refusals are a *.journey.test.tsx, a call is a *.db.test.ts',
  });

/** What leads to another state: between two runs of axe in a journey there must be something of it. */
const moves =
  /^(click|dblclick|tap|press|fill|check|selectOption|hover|focus|goto|open|reload|goBack|go|joinAs|logInAs)$/;

export const axeRunsOncePerState = (allowed: Allowed): Rule =>
  budget(
    'axe',
    ({ nodes }) => {
      const looked = new Set<Node>();
      return nodes.filter(({ node, ancestors }) => {
        const journey = ancestors.findLast(isTestCall);
        if (!journey) return false;
        if (isCallOf(node, moves)) looked.delete(journey);
        if (!isCallOf(node, /^expectAccessible$/)) return false;
        const isSecond = looked.has(journey);
        looked.add(journey);
        return isSecond;
      });
    },
    {
      applies: isJourneyFile,
      most: () => 0,
      allowed,
      instead: 'axe runs once in a state; the states of a component are a *.test.tsx',
    },
  );

const id = /[A-Z][A-Z0-9]*-\d+/g;
const idList = /\[[A-Z][A-Z0-9]*-\d+(?:[,\s]+[A-Z][A-Z0-9]*-\d+)*\]/g;
const idsIn = (title: string) => (title.match(idList) ?? []).flatMap((list) => list.match(id) ?? []);
const mostIds = 3;

/** Also those of a table, which stand in the title of each row. */
export const titlesCarryFewIds = (allowed: Allowed): Rule =>
  budget('ids', ({ strings }) => strings.filter(({ value }) => idsIn(value).length > mostIds), {
    applies: isTestFile,
    most: () => 0,
    allowed,
    instead: `a title carries at most ${mostIds} ids: one test for each thing that can break, a table where they are alike`,
  });

export const clicksAreNotSwallowed = (allowed: Allowed): Rule =>
  budget(
    'swallowed',
    ({ nodes }) =>
      nodes.filter(({ node }) => {
        if (!isCallOf(node, /^catch$/)) return false;
        const [handler] = (node.arguments ?? []) as Node[];
        const isEmpty = /Function/.test(handler?.type ?? '') && (handler?.body as Node)?.name === 'undefined';
        return isEmpty && holds((node.callee as Node).object as Node, writes);
      }),
    {
      applies: isJourneyFile,
      most: () => 0,
      allowed,
      instead: 'a click that may fail proves nothing: wait for what it needs, then click once',
    },
  );

const writes = /^(click|dblclick|tap|press|fill|check|selectOption|post|put|patch|delete)$/;

export const writesHappenOnce = (allowed: Allowed): Rule =>
  budget(
    'twice',
    ({ nodes }) =>
      nodes.filter(({ node }) => isCallOf(node, /^toPass$/) && holds((node.callee as Node).object as Node, writes)),
    {
      applies: isJourneyFile,
      most: () => 0,
      allowed,
      instead: 'toPass repeats what it holds: wait for the page to listen, write once, then expect.poll',
    },
  );

function isTestCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  const isNamed = callee.type === 'Identifier' && callee.name === 'test';
  const hasBody = ((node.arguments ?? []) as Node[]).some(({ type }) => /Function/.test(type));
  return (isNamed || memberName(callee) === 'test.only') && hasBody;
}

function isCallOf(node: Node, name: RegExp): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  const called = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  return typeof called === 'string' && name.test(called);
}

/** Whether a call of that name stands somewhere in it. */
function holds(node: Node, name: RegExp): boolean {
  if (isCallOf(node, name)) return true;
  return Object.values(node)
    .flat()
    .some((value) => typeof (value as Node | null)?.type === 'string' && holds(value as Node, name));
}
