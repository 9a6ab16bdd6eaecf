import type { Tx } from './database.ts';

/** Which home a connection is of. It becomes another number when the home has moved: whoever knows an older one writes nothing. */
export interface Stand {
  home: number;
  homes: number;
  epoch: number;
}

/** Travels with the first statements of a transaction; what comes of it is looked at before the commit. */
export function askStand(tx: Tx): Promise<Stand | undefined> {
  const asked = tx
    .query<Stand>({ name: 'kit_stand', text: 'select home, homes, epoch from kit_home' })
    .then(({ rows }) => rows[0]);
  asked.catch(() => undefined);
  return asked;
}

export function checkStand(known: Stand, found: Stand | undefined): void {
  if (found?.home === known.home && found.homes === known.homes && found.epoch === known.epoch) return;
  throw new WrongHomeError(`home ${nameOf(known)} was asked for, ${found ? nameOf(found) : 'none'} is here`);
}

const nameOf = ({ home, homes, epoch }: Stand): string => `${home} of ${homes} in epoch ${epoch}`;

/** Nothing was committed. */
class WrongHomeError extends Error {
  override readonly name = 'WrongHomeError';
}
