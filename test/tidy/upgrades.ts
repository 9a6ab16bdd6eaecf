import type { Complaint, Rule, SourceFile } from './repository.ts';

/**
 * Two releases run side by side while one takes the other's place, on the newer one's tables. So a migration adds, and what
 * nobody needs any more goes a release later. Migrations of the first release have no release before them.
 */
const firstAfterRelease = 100;

/** Written over a statement that is safe nevertheless, with the reason: a contract step, or old code that is provided for. */
const reason = /--\s*the release before goes on:\s*\S+/;

const migration = /^server\/migrations\/(\d{4})-[^/]+\/(?:node|up|house|home)\.sql$/;

interface Statement {
  text: string;
  line: number;
  isExplained: boolean;
}

/** What must not happen in one step, and how it is done in two. */
const breaking: readonly (readonly [what: RegExp, instead: string])[] = [
  [
    /\bdrop\s+(?:table|view|materialized\s+view|schema|sequence|type)\b/,
    'drop it a release after the last one that names it',
  ],
  [/\bdrop\s+(?:function|procedure)\b/, 'leave the function until no release calls it'],
  [
    /\bdrop\s+column\b|\balter\s+table\s+\S+\s+drop\s+(?!constraint|not|identity)\w+/,
    'drop it a release after the last one that names it',
  ],
  [/\brename\b/, 'add the new name, write both, and drop the old one a release later'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, 'add a column of the new type, and write both'],
  [/\bset\s+not\s+null\b/, 'give it a default first; the release before does not write it'],
  [/\bdrop\s+default\b/, 'keep the default until every release writes the column'],
  [
    /\badd\s+column\b(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot\s+null\b/,
    'give the column a default: the release before does not write it',
  ],
  [
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|exclude|foreign\s+key|primary\s+key)\b/,
    'the release before may write what this refuses: add it a release later',
  ],
  [/\bcreate\s+unique\s+index\b/, 'the release before may write what this refuses: add it a release later'],
  [/\b(?:truncate|revoke)\b/, 'the release before still uses it'],
];

/** A migration leaves the release before it running. */
export const migrationsOnlyAdd: Rule = (files) =>
  files.flatMap((file) => {
    const number = Number(migration.exec(file.path)?.[1] ?? 0);
    if (number < firstAfterRelease) return [];
    const statements = statementsOf(file);
    const made = new Set(
      statements.flatMap(({ text }) => tableAfter(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?/, text)),
    );
    return statements.flatMap((statement) => complain(file.path, statement, made));
  });

function complain(path: string, { text, line, isExplained }: Statement, made: ReadonlySet<string>): Complaint[] {
  const [table] = tableAfter(
    /\b(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|create\s+unique\s+index\b[^;]*?\son\s+)/,
    text,
  );
  // Nobody has seen a table that this migration makes.
  if (isExplained || /^create\s+table\b/.test(text) || (table !== undefined && made.has(table))) return [];
  const found = breaking.find(([what]) => what.test(text));
  if (!found) return [];
  const message = `breaks the release before: ${found[1]} (or say over it "-- the release before goes on: WHY")`;
  return [{ rule: 'upgrades', path, line, message }];
}

function tableAfter(words: RegExp, text: string): string[] {
  const name = new RegExp(`${words.source}"?(\\w+)"?`).exec(text)?.[1];
  return name === undefined ? [] : [name];
}

/** Statements without comments, in small letters; bodies of functions are not looked into: nothing in them runs now. */
function statementsOf({ text }: SourceFile): Statement[] {
  const plain = text.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '));
  const statements: Statement[] = [];
  let at = 0;
  for (const piece of plain.split(';')) {
    const code = piece.replace(/--[^\n]*/g, '').trim();
    const lead = piece.length - piece.replace(/^(\s|--[^\n]*(\n|$))+/, '').length;
    const line = plain.slice(0, at + lead).split('\n').length;
    if (code) statements.push({ text: code.toLowerCase(), line, isExplained: reason.test(piece) });
    at += piece.length + 1;
  }
  return statements;
}
