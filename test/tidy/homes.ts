import { placedTables, placeOf } from '../../server/src/kit/database/table-places.ts';
import type { Complaint, Rule } from './repository.ts';

/** The first migration that may run in homes that lie apart. */
const firstApart = 110;
const notTable = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure|sequence)\b/i;

/** A home is made of tables: a function made again in a home would stand beside the one that its triggers call. */
const homesAreTables: Rule = (files) =>
  files.flatMap(({ path, text }): Complaint[] => {
    const number = Number(/^server\/migrations\/(\d{4})-[^/]+\/(?:node|house|home)\.sql$/.exec(path)?.[1] ?? 0);
    const at = text.search(notTable);
    if (number < firstApart || at < 0) return [];
    const line = text.slice(0, at).split('\n').length;
    return [{ rule: 'homes', path, line, message: 'write functions and sequences into up.sql: they serve all homes' }];
  });

/** A new table can be put on many servers as it is. What has become of the older ones is seen in the database itself. */
export const tablesAreReadyForMany: Rule = (files) => {
  const tables = placedTables(files);
  const told = tables.flatMap(({ name, body, place, path, line }) => {
    const others = [...body.matchAll(/\breferences\s+"?(\w+)/gi)].map((match) => match[1] as string);
    const farOthers = others.filter((other) => !['shared', place].includes(placeOf(other, tables)));
    const hasPlayer = /(^|[\s,(])player_id\s/.test(body);
    return [
      place === 'home' && !hasPlayer ? `${name} lies in a home: give it player_id` : undefined,
      place === 'shared' && hasPlayer ? `${name} is about players: put it into home.sql` : undefined,
      place === 'home' && /\bas\s+identity\b|\b(big|small)?serial\b/i.test(body)
        ? `${name} counts by itself: write default kit_new_id()`
        : undefined,
      /\bxid8?\b/.test(body) && place !== 'node' ? `${name} keeps an xid, which means nothing elsewhere` : undefined,
      ...farOthers.map(
        (other) => `${name} (${place}) refers to ${other} (${placeOf(other, tables)}), which may lie elsewhere`,
      ),
    ].flatMap((message): Complaint[] => (message ? [{ rule: 'homes', path, line, message }] : []));
  });
  return [...told, ...homesAreTables(files)];
};
