import type { Complaint, Rule, SourceFile } from './repository.ts';

/**
 * Which tables may one day lie on which server: a **home** holds a share of the players and lies whole on one server;
 * the **house** holds what all players share and changes often; **shared** tables have a copy on every server.
 * Tables from before the migrations said so, by pattern; the first that fits counts.
 */
const oldTables: readonly (readonly [RegExp, Place])[] = [
  [/^identity_(captcha_used|login_guard)$/, 'house'],
  [/^support_count$/, 'house'],
  [/^(identity|wallet|wagers|limits|verification|support|audit)_/, 'home'],
  [
    /^games_(demo_purse|demo_round|seed_pair|free_rounds|play_\w+|played|favourite|winner|provider_(player|session|free_rounds))$/,
    'home',
  ],
  [/^jackpots_(stake|seen)$/, 'home'],
  [/^payments_(payment|event|approval|profile|address|difference)$/, 'home'],
  [/^notifications_(personal|push_subscription)$/, 'home'],
  [/^(live_bet|kit_idempotency)$/, 'home'],
  [/^kit_(outbox|consumer)$/, 'node'],
  [/^(games_(producer|game|description|currency|collection\w*|catalogue_version|provider)|staff_role)$/, 'shared'],
  [/^(config|content)_|^jackpots_(jackpot|level)$/, 'shared'],
  [/./, 'house'],
];

type Place = 'node' | 'shared' | 'house' | 'home';
const placeOfFile: Readonly<Record<string, Place>> = { node: 'node', up: 'shared', house: 'house', home: 'home' };

/** The first migration whose pieces say where their tables belong. */
const firstPlaced = 58;

interface Table {
  name: string;
  body: string;
  place: Place;
  file: SourceFile;
  line: number;
}

const created = /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s*\(/gi;

/** Every table of a migration that says where its tables belong. */
function placedTables(files: readonly SourceFile[]): Table[] {
  return files.flatMap((file) => {
    const [, number, piece = ''] =
      /^server\/migrations\/(\d{4})-[^/]+\/(node|up|house|home)\.sql$/.exec(file.path) ?? [];
    const place = placeOfFile[piece];
    if (place === undefined || Number(number) < firstPlaced) return [];
    const text = file.text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
    return [...text.matchAll(created)].map((match) => ({
      name: match[1] as string,
      body: bodyFrom(text, match.index + match[0].length),
      place,
      file,
      line: text.slice(0, match.index).split('\n').length,
    }));
  });
}

/** Up to the bracket that closes what is open at `start`. */
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

/** A new table can be put on many servers as it is. */
export const tablesAreReadyForMany: Rule = (files) => {
  const tables = placedTables(files);
  const placed = new Map(tables.map(({ name, place }) => [name, place]));
  const placeOf = (name: string) => placed.get(name) ?? oldTables.find(([pattern]) => pattern.test(name))?.[1];
  return tables.flatMap(({ name, body, place, file, line }) => {
    const others = [...body.matchAll(/\breferences\s+"?(\w+)/gi)].map((match) => match[1] as string);
    const farOthers = others.filter((other) => !['shared', place].includes(placeOf(other) as Place));
    const hasPlayer = /(^|[\s,(])player_id\s/.test(body);
    return [
      place === 'home' && !hasPlayer ? `${name} lies in a home: give it player_id` : undefined,
      place === 'shared' && hasPlayer ? `${name} is about players: put it into home.sql` : undefined,
      place === 'home' && /\bas\s+identity\b|\b(big|small)?serial\b/i.test(body)
        ? `${name} counts by itself: write default kit_new_id()`
        : undefined,
      /\bxid8?\b/.test(body) && place !== 'node' ? `${name} keeps an xid, which means nothing elsewhere` : undefined,
      ...farOthers.map((other) => `${name} (${place}) refers to ${other} (${placeOf(other)}), which may lie elsewhere`),
    ].flatMap((message): Complaint[] => (message ? [{ rule: 'homes', path: file.path, line, message }] : []));
  });
};
