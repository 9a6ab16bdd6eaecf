import type { Complaint, Rule } from './repository.ts';

const listPath = 'server/src/house/rooms-of-one-home.ts';

/** A room says by the type of what it is handed whether it knows homes; the list of those that do not becomes shorter. */
export const roomsKnowHomes =
  (listed: readonly string[], most: number): Rule =>
  (files) => {
    const rooms = files.flatMap(({ path, text }) => {
      const name = /^server\/src\/([^/]+)\/room\.ts$/.exec(path)?.[1];
      return name === undefined || name === 'kit' ? [] : [{ name, path, knows: /\bBaseOfHomes\b/.test(text) }];
    });
    const told = rooms.flatMap(({ name, path, knows }): Complaint[] => {
      if (knows !== listed.includes(name)) return [];
      const message = knows
        ? `${name} knows homes: take it off ${listPath}`
        : `${name} takes all tables for those of one schema: take BaseOfHomes and ask homes`;
      return [{ rule: 'one-home', path, message }];
    });
    const isHere = files.some(({ path }) => path === listPath);
    if (isHere && listed.length !== most)
      told.push({
        rule: 'one-home',
        path: listPath,
        message: `${listed.length} rooms, ${most} in test/tidy/allowed.ts: it becomes less, never more`,
      });
    return told;
  };
