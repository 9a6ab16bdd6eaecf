import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which tables may one day lie on which server: a **home** holds a share of the players and lies whole on one server;
 * the **house** holds what all players share and changes often; **shared** tables have a copy on every server; those of a
 * **node** are each server's own. What is kept of **every** one of them, each home and the house have for themselves, and it goes
 * where they go: their pieces of migrations are those of a node, which are run in all of them.
 */
export type Place = 'node' | 'every' | 'shared' | 'house' | 'home';

/**
 * Tables from before the migrations said so, and the few that were put elsewhere since, by pattern; the first that fits
 * counts. Sums of the wallet's days are kept by its roll-up, once in each home; the trail is written in the transaction of what
 * happened, wherever that is.
 */
const byName: readonly (readonly [RegExp, Place])[] = [
  [/^identity_captcha_used$/, 'house'],
  [/^support_count$/, 'house'],
  [/^audit_/, 'every'],
  [/^(identity|wallet|wagers|limits|verification|support)_/, 'home'],
  [
    /^games_(demo_purse|demo_round|seed_pair|free_rounds|play_\w+|played|favourite|winner|provider_(player|session|free_rounds))$/,
    'home',
  ],
  [/^jackpots_(stake|seen)$/, 'home'],
  [/^payments_(payment|event|approval|profile|address|destination|difference)$/, 'home'],
  [/^notifications_(personal|push_subscription)$/, 'home'],
  [/^(live_bet|kit_idempotency)$/, 'home'],
  [/^kit_(outbox|consumer|migration)$/, 'node'],
  [/^(games_(producer|game|description|currency|collection\w*|catalogue_version|provider)|staff_role)$/, 'shared'],
  [/^(config|content)_|^jackpots_(jackpot|level)$/, 'shared'],
  [/./, 'house'],
];
const moved = /^(wallet_(house_)?day|audit_\w+)$/;

const placeOfFile: Readonly<Record<string, Place>> = { node: 'node', up: 'shared', house: 'house', home: 'home' };

/** The first migration whose pieces say where their tables belong. */
const firstPlaced = 58;

interface PlacedTable {
  name: string;
  /** From behind the bracket that opens its columns up to the one that closes them. */
  body: string;
  place: Place;
  path: string;
  line: number;
}

const created = /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s*\(/gi;

/** Every table of a migration that says where its tables belong. */
export function placedTables(files: readonly { path: string; text: string }[]): PlacedTable[] {
  return files.flatMap(({ path, text: written }) => {
    const [, number, piece = ''] = /^server\/migrations\/(\d{4})-[^/]+\/(node|up|house|home)\.sql$/.exec(path) ?? [];
    const place = placeOfFile[piece];
    if (place === undefined || Number(number) < firstPlaced) return [];
    const text = written.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
    return [...text.matchAll(created)].map((match) => ({
      name: match[1] as string,
      body: bodyFrom(text, match.index + match[0].length),
      place,
      path,
      line: text.slice(0, match.index).split('\n').length,
    }));
  });
}

function bodyFrom(text: string, start: number): string {
  let open = 1;
  let end = start;
  while (end < text.length && open > 0) {
    if (text[end] === '(') open += 1;
    if (text[end] === ')') open -= 1;
    end += 1;
  }
  return text.slice(start, end);
}

/** Where any table belongs. */
export function placeOf(name: string, placed: readonly Pick<PlacedTable, 'name' | 'place'>[]): Place {
  const said = moved.test(name) ? undefined : placed.find((table) => table.name === name)?.place;
  return said ?? (byName.find(([pattern]) => pattern.test(name))?.[1] as Place);
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The same, from the migrations themselves. */
export async function readPlacedTables(): Promise<PlacedTable[]> {
  const folder = 'server/migrations';
  const names = await readdir(join(root, folder));
  const paths = names
    .sort()
    .flatMap((name) => Object.keys(placeOfFile).map((piece) => `${folder}/${name}/${piece}.sql`));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8').catch(() => '') })),
  );
  return placedTables(files);
}
