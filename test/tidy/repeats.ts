import { dirname } from 'node:path/posix';
import { type Code, type Node, readCode, targetOf } from './read-code.ts';
import { type Complaint, isTest, isTypeScript, type Rule, type SourceFile } from './repository.ts';

/** Equal lines in a row that make a repeat. */
const run = 6;
/** A run in more places than this is a habit of the language, not a repeat. */
const mostPlaces = 8;

const isSource = (path: string) => /\.(tsx?|mjs|css|html|sql)$/.test(path);
/** Lines that say nothing by themselves: blanks, brackets, comments, imports, a name handed on. */
const isThin = (line: string) =>
  !/[\p{L}\p{N}]/u.test(line) ||
  /^[\w$]+,$/.test(line) ||
  /^(\/\/|\/?\*|--|import\b|export \*|export \{[^}]*\} from|\} from )/.test(line);

interface Place {
  path: string;
  line: number;
}

/** Pairs of files, or of places in one, that share six lines or more to the letter. */
export function equalRuns(files: readonly SourceFile[]): { first: Place; second: Place }[] {
  const places = new Map<string, Place[]>();
  for (const { path, text } of files) {
    if (!isSource(path)) continue;
    const lines = thickLines(path, text);
    for (let at = 0; at + run <= lines.length; at++) {
      const key = lines
        .slice(at, at + run)
        .map(({ said }) => said)
        .join('\n');
      const known = places.get(key);
      const place = { path, line: lines[at]?.line as number };
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  const pairs = new Map<string, { first: Place; second: Place }>();
  for (const found of places.values()) {
    if (found.length > mostPlaces) continue;
    for (const [index, first] of found.entries()) {
      for (const second of found.slice(index + 1)) {
        const key = `${first.path}\0${second.path}`;
        const isOneRun = first.path === second.path && second.line - first.line < run;
        const isTranslation = /\.html$/.test(first.path) && dirname(first.path) === dirname(second.path);
        if (!isOneRun && !isTranslation && !pairs.has(key)) pairs.set(key, { first, second });
      }
    }
  }
  return [...pairs.values()];
}

/** Imports over several lines do not count either. */
function thickLines(path: string, text: string): { said: string; line: number }[] {
  const withoutImports = isTypeScript(path)
    ? text.replace(/^(import|export)( type)? \{[^}]*\} from [^\n]*/gm, (lines) => lines.replace(/[^\n]/g, ''))
    : text;
  return withoutImports.split('\n').flatMap((raw, index) => {
    const said = raw.trim().replace(/\s+/g, ' ');
    return isThin(said) ? [] : [{ said, line: index + 1 }];
  });
}

export const codeIsNotRepeated =
  (most: number): Rule =>
  (files) => {
    const pairs = equalRuns(files);
    if (pairs.length <= most) return [];
    return pairs.map(
      ({ first, second }): Complaint => ({
        rule: 'repeats',
        path: first.path,
        line: first.line,
        message: `stands again at ${second.path}:${second.line} (${pairs.length} such pairs, the most is ${most}): let one piece serve both`,
      }),
    );
  };

/** `...{ a, b }` hides what it passes behind a brace: properties are written as properties. */
export const literalsAreNotSpread =
  (most: number): Rule =>
  (files) =>
    overMost(
      files.flatMap((file): Complaint[] =>
        isTypeScript(file.path)
          ? spreadLiterals(readCode(file)).map((line) => ({ ...spread, path: file.path, line }))
          : [],
      ),
      most,
    );

const spread = { rule: 'spread', message: 'a literal is spread: write its properties as properties' };

export function spreadLiterals({ nodes }: Code): number[] {
  return nodes.flatMap(({ node, line }) =>
    node.type === 'SpreadElement' && (node.argument as Node).type === 'ObjectExpression' ? [line] : [],
  );
}

const dustLines = 15;
/** What a framework, a tool or a reader looks for by its name. */
const isNamed =
  /(^|\/)(index|index\.server|register|players|levels|main|root|routes|entry\.\w+|\w+\.config)\.tsx?$|\.d\.ts$|\/routes\//;

/** A room's door hands a file out to rooms above: more than one uses it. */
const isDoor = /\/(index(\.server)?|players)\.ts$/;
/** SQL stands in stores, however little it is. */
const isStore = /-store\.ts$/;

/** Files of a few lines that one other file uses and no test knows. What is loaded on demand is a chunk of its own. */
export function dust(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, Set<string>>();
  const onDemand = new Set<string>();
  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    if (!isTypeScript(file.path)) continue;
    for (const { source, onDemand: isChunk } of readCode(file).imports) {
      const target = targetOf(file.path, source);
      if (target && isChunk) onDemand.add(target);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file.path));
    }
  }
  const isKnownToTests = (path: string) =>
    ['test', 'db.test', 'journey.test'].some((kind) =>
      ['ts', 'tsx'].some((ending) => paths.has(path.replace(/\.tsx?$/, `.${kind}.${ending}`))),
    );
  return files
    .filter(({ path }) => /^(contract|server|site|sports|studio|backoffice|ui)\/src\//.test(path) && isTypeScript(path))
    .filter(({ path }) => !isTest(path) && !isNamed.test(path) && !isStore.test(path) && !isKnownToTests(path))
    .filter(({ path }) => !onDemand.has(path))
    .filter(({ text }) => text.trimEnd().split('\n').length <= dustLines)
    .filter(({ path }) => {
      const [importer = '', ...others] = importers.get(path) ?? [];
      return importer !== '' && others.length === 0 && !isTest(importer) && !isDoor.test(importer);
    })
    .map(({ path }) => path);
}

export const filesAreWorthOpening =
  (most: number): Rule =>
  (files) =>
    overMost(
      dust(files).map((path) => ({
        rule: 'dust',
        path,
        message: `at most ${dustLines} lines, one importer, no test: fold it into its importer`,
      })),
      most,
    );

/** So many there may be: all are told when there are more. */
function overMost(found: Complaint[], most: number): Complaint[] {
  return found.length > most
    ? found.map((complaint) => ({
        ...complaint,
        message: `${complaint.message} (${found.length}, the most is ${most})`,
      }))
    : [];
}
