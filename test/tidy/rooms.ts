import { readCode, targetOf } from './read-code.ts';
import { type Complaint, isTest, isTypeScript, type Rule, type SourceFile } from './repository.ts';

/** How the rooms of a package lie above each other. */
export interface Floors {
  /** Where its rooms are: `server/src`. */
  folder: string;
  /** A room imports rooms of lower levels only; rooms of one level do not import each other. */
  levels: Readonly<Record<string, number>>;
  /** Folders without a level, which see every room and are seen by none, like the files beside the rooms. */
  roof?: readonly string[];
  /** Files by which a room may be entered. */
  doors?: readonly string[];
  /** Parts of a room that are large enough to have a door of their own: `kit/jobs`. */
  inner?: readonly string[];
  /** `shell` takes rooms above level 6 by `register.ts` and `players.ts` only, and nobody else takes those. */
  folds?: { room: string; above: number; doors: readonly string[] };
  /** `import()` may name a file of a lower room: through the door it would fetch all that stands in it. */
  loadsFiles?: boolean;
  /** What levels alone would allow: `sportsbook > world`. */
  never?: readonly string[];
  /** So many wrong imports there still are, by `from > to`. It becomes less, never more. */
  breaches?: Readonly<Record<string, number>>;
}

interface Wrong extends Complaint {
  edge: string;
}

/** A room looks down by import, through doors, and up by port. */
export function importsPointDown(floors: Floors): Rule {
  return (files) => {
    const { breaches = {}, folder } = floors;
    const wrong = Object.groupBy(wrongImports(floors, files), ({ edge }) => edge);
    const told = Object.entries(wrong).flatMap(([edge, found = []]) =>
      found.length > (breaches[edge] ?? 0) ? found.map(({ edge: _, ...complaint }) => complaint) : [],
    );
    const isHere = files.some(({ path }) => path === `${folder}/levels.ts` || path.startsWith(`${folder}/house/`));
    const mended = Object.keys(breaches).filter((edge) => isHere && !wrong[edge]);
    return [
      ...told,
      ...mended.map((edge) => ({ rule: 'rooms', path: folder, message: `${edge} is mended: take it off the list` })),
    ];
  };
}

/** Every import that goes up, sideways or past a door. */
export function wrongImports(floors: Floors, files: readonly SourceFile[]): Wrong[] {
  const { folder, levels, roof = [] } = floors;
  return files
    .filter(({ path }) => isTypeScript(path) && roomOf(floors, path) !== undefined && !seesAll(floors, path))
    .flatMap((file): Wrong[] => {
      const room = roomOf(floors, file.path) as string;
      const told = { rule: 'rooms', path: file.path };
      if (levels[room] === undefined) {
        return [{ ...told, edge: room, message: `the room ${room} has no level: give it one in levels.ts` }];
      }
      return readCode(file).imports.flatMap(({ source, line, onDemand }) => {
        const target = targetOf(file.path, source);
        if (!target?.startsWith(`${folder}/`)) return [];
        const other = roomOf(floors, target);
        if (other === room) return [];
        const message =
          other === undefined || roof.includes(other)
            ? `${source} is wiring: pass what you need in as an option instead`
            : (faultOfLevels(floors, room, other) ??
              (onDemand && floors.loadsFiles ? undefined : faultOfDoors(floors, file.path, target, source)));
        return message === undefined ? [] : [{ ...told, line, edge: `${room} > ${other ?? 'roof'}`, message }];
      });
    });
}

/** Rooms from which imports lead back to themselves; tests apart. */
export function roomsInCycles(floors: Floors, files: readonly SourceFile[]): string[] {
  const below = new Map<string, Set<string>>();
  for (const file of files) {
    const room = isTypeScript(file.path) && !isTest(file.path) ? roomOf(floors, file.path) : undefined;
    if (room === undefined || seesAll(floors, file.path)) continue;
    for (const { source } of readCode(file).imports) {
      const other = roomOf(floors, targetOf(file.path, source) ?? '');
      if (other !== undefined && other !== room) below.set(room, (below.get(room) ?? new Set()).add(other));
    }
  }
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(below.get(from) ?? [])].some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  return [...below.keys()].filter((room) => reaches(room, room));
}

/** `wallet` for `server/src/wallet/post.ts`; undefined for what lies beside the rooms. */
function roomOf({ folder }: Floors, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? /^([^/]+)\/./.exec(path.slice(folder.length + 1))?.[1] : undefined;
}

/** The roof, and tests that walk through the whole house. */
function seesAll(floors: Floors, path: string): boolean {
  const isWhole = /\.journey\.test\.tsx$|\/with-house\//.test(path) && isTest(path);
  return isWhole || (floors.roof ?? []).includes(roomOf(floors, path) as string);
}

function faultOfLevels({ levels, never = [] }: Floors, room: string, other: string): string | undefined {
  const [own, theirs] = [levels[room] as number, levels[other]];
  const isBelow = (theirs ?? Number.POSITIVE_INFINITY) < own;
  if (isBelow && !never.includes(`${room} > ${other}`)) return undefined;
  return `${room} (level ${own}) imports ${other} (level ${theirs}): send an event upwards, or take what you need as an option`;
}

function faultOfDoors(floors: Floors, from: string, target: string, source: string): string | undefined {
  const { folder, levels, doors = ['index.ts'], inner = [], folds } = floors;
  const [room, other] = [roomOf(floors, from) as string, roomOf(floors, target) as string];
  const within = target.slice(`${folder}/${other}/`.length);
  // What a room lends to other rooms' tests lies in its folder `testing`.
  if (isTest(from) && /(^|\/)testing\/[^/]+$/.test(within)) return undefined;
  if (folds && room === folds.room && (levels[other] as number) > folds.above && !isTest(from)) {
    return folds.doors.includes(within)
      ? undefined
      : `${source} is inside a room: ${room} takes ${other}/${folds.doors.join(' or ')} only`;
  }
  const part = inner.find((name) => within.startsWith(`${name}/`));
  const open = doors.map((door) => (part ? `${part}/${door}` : door));
  return open.includes(within)
    ? undefined
    : `${source} is inside another room: import ${folder}/${other}/${open[0]} instead`;
}

/** Every room says what it does, which tables it owns, what it promises. */
export const roomsHaveReadme: Rule = (files) => {
  const paths = new Set(files.map((file) => file.path));
  const rooms = new Set(files.flatMap(({ path }) => /^server\/src\/([^/]+)\/.*\.ts$/.exec(path)?.[1] ?? []));
  return [...rooms].flatMap((room) => {
    const path = `server/src/${room}/README.md`;
    return paths.has(path)
      ? []
      : [{ rule: 'readme', path, message: 'write it: what the room does, its tables, its events, its invariants' }];
  });
};
