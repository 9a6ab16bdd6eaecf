import { readCode, targetOf } from './read-code.ts';
import { type Complaint, isTest, isTypeScript, type Rule } from './repository.ts';

/** Parts of kit that are large enough to have a door of their own. */
const kitRooms = ['jobs', 'mail', 'postgres'];

/** `wallet` for `server/src/wallet/post.ts`; undefined for the wiring at the root of the server. */
function roomOf(path: string): string | undefined {
  return /^server\/src\/([^/]+)\/./.exec(path)?.[1];
}

/** The door a file is behind, when it is not the one of its room. */
function innerRoomOf(path: string): string | undefined {
  const name = /^server\/src\/kit\/([^/]+)\/./.exec(path)?.[1];
  return name && kitRooms.includes(name) ? name : undefined;
}

/** A room imports rooms of lower levels only, and only through their `index.ts`. */
export function importsPointDown(levels: Readonly<Record<string, number>>): Rule {
  return (files) =>
    files
      .filter((file) => isTypeScript(file.path) && roomOf(file.path))
      .flatMap((file) => {
        const room = roomOf(file.path) as string;
        const level = levels[room];
        const complain = (message: string, line?: number): Complaint => ({
          rule: 'rooms',
          path: file.path,
          line,
          message,
        });
        if (level === undefined)
          return [complain(`the room ${room} has no level: give it one in server/src/levels.ts`)];
        return readCode(file).imports.flatMap(({ source, line }) => {
          const target = targetOf(file.path, source);
          if (!target?.startsWith('server/src/')) return [];
          const other = roomOf(target);
          if (other === undefined) {
            return [complain(`${source} is wiring: pass what you need in as an option instead`, line)];
          }
          if (other !== room && (levels[other] ?? Number.POSITIVE_INFINITY) >= level) {
            return [
              complain(
                `${room} (level ${level}) imports ${other} (level ${levels[other]}): send an event upwards, or take what you need as an option`,
                line,
              ),
            ];
          }
          const door = doorBetween(file.path, target);
          return door === undefined ? [] : [complain(`${source} is inside another room: import ${door} instead`, line)];
        });
      });
}

/** The door an import should have used; undefined when it did, or needs none. */
function doorBetween(from: string, target: string): string | undefined {
  const [fromRoom, targetRoom] = [roomOf(from), roomOf(target)];
  if (fromRoom === targetRoom) return undefined;
  const targetInner = innerRoomOf(target);
  const door = `server/src/${targetRoom}/${targetInner ? `${targetInner}/` : ''}index.ts`;
  if (target === door) return undefined;
  // What a room lends to other rooms' tests lies in its folder `testing`.
  const lent = isTest(from) && /\/testing\/[^/]+$/.test(target);
  return lent ? undefined : door;
}

/** Every room says what it does, which tables it owns, what it promises. */
export const roomsHaveReadme: Rule = (files) => {
  const paths = new Set(files.map((file) => file.path));
  const rooms = new Set(files.flatMap((file) => (isTypeScript(file.path) ? (roomOf(file.path) ?? []) : [])));
  return [...rooms].flatMap((room) => {
    const path = `server/src/${room}/README.md`;
    return paths.has(path)
      ? []
      : [{ rule: 'readme', path, message: 'write it: what the room does, its tables, its events, its invariants' }];
  });
};
