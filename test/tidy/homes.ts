import { placedTables, placeOf } from '../../server/src/kit/database/table-places.ts';
import type { Complaint, Rule } from './repository.ts';

/** A new table can be put on many servers as it is. What has become of the older ones is seen in the database itself. */
export const tablesAreReadyForMany: Rule = (files) => {
  const tables = placedTables(files);
  return tables.flatMap(({ name, body, place, path, line }) => {
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
};
