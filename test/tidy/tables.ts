import { type Node, readCode } from './read-code.ts';
import { type Complaint, isTest, isTypeScript, type Rule, type SourceFile } from './repository.ts';

interface Table {
  name: string;
  room: string;
  file: SourceFile;
  line: number;
}

const created =
  /create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|(?:materialized\s+)?view)\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;

function tablesOf(file: SourceFile): Table[] {
  const withoutComments = file.text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return [...withoutComments.matchAll(created)].map((match) => {
    const name = match[1] as string;
    const line = withoutComments.slice(0, match.index).split('\n').length;
    return { name, room: name.split('_')[0] as string, file, line };
  });
}

const isMigration = (path: string) => /^server\/migrations\/[^/]+\/(node|up|house|home)\.sql$/.test(path);

/** A migration is called after a room, `0007-wallet-statement`, and makes tables of that room only. */
export const migrationsStayInTheirRoom: Rule = (files) =>
  files
    .filter((file) => isMigration(file.path))
    .flatMap(tablesOf)
    .flatMap(({ name, room, file, line }): Complaint[] => {
      const owner = /^server\/migrations\/\d{4}-([a-z]+)/.exec(file.path)?.[1];
      if (room === owner) return [];
      const message = `${name} does not belong to ${owner}: call it ${owner}_…, or put it into a migration of ${room}`;
      return [{ rule: 'tables', path: file.path, line, message }];
    });

/** Only the owner room touches its tables. Tests may look, bench and journeys too. */
export const tablesBelongToRooms: Rule = (files) => {
  const tables = files.filter((file) => isMigration(file.path)).flatMap(tablesOf);
  const owners = new Map(tables.map((table) => [table.name, table.room]));
  if (owners.size === 0) return [];
  const named = new RegExp(`\\b(${[...owners.keys()].join('|')})\\b`, 'g');
  return files
    .filter((file) => isTypeScript(file.path) && !isTest(file.path))
    .flatMap((file) =>
      readCode(file).strings.flatMap(({ value, line }) =>
        [...value.matchAll(named)].flatMap((match): Complaint[] => {
          const table = match[1] as string;
          const room = owners.get(table) as string;
          if (file.path.startsWith(`server/src/${room}/`)) return [];
          const message = `${table} belongs to ${room}: call a function of server/src/${room}/index.ts instead`;
          return [{ rule: 'tables', path: file.path, line, message }];
        }),
      ),
    );
};

/** Rooms whose actions read as sentences: what they ask of the database stands in files of its own. */
const roomsWithStores = /^server\/src\/(audit|identity|staff)\//;

const isQuery = (callee: Node) => callee.type === 'MemberExpression' && (callee.property as Node).name === 'query';

export const sqlStandsInStores: Rule = (files) =>
  files
    .filter((file) => isTypeScript(file.path) && roomsWithStores.test(file.path) && !isTest(file.path))
    .filter((file) => !file.path.endsWith('-store.ts'))
    .flatMap((file) =>
      readCode(file).nodes.flatMap(({ node, line }): Complaint[] => {
        if (node.type !== 'CallExpression' || !isQuery(node.callee as Node)) return [];
        const message = 'SQL stands between the lines of an action: give it a name in a *-store.ts of the folder';
        return [{ rule: 'stores', path: file.path, line, message }];
      }),
    );
