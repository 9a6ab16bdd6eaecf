import { type Homes, homesApart } from '../../kit/index.ts';
import { readKept } from './mark-store.ts';
import { readPlace } from './place.ts';
import { findLosses } from './remembered.ts';

/** The database does not hold what it once confirmed: money may be missing, and the house stays closed. */
export class WentBack extends Error {
  override readonly name = 'WentBack';
}

export interface Comparison {
  /** What is remembered and not in the database. */
  losses: string[];
  /** Something is remembered, but of other databases only; or a home belongs to another house. */
  isStranger: boolean;
  /** The last era that is remembered of this database. */
  lastEra: number;
  /** Lines that the house did not write, or that were torn. */
  strange: number;
}

/** Holds what folders remember against the database. They are read first: the database is only ever ahead of them. */
export async function comparePlaces(homes: Homes, folders: readonly string[]): Promise<Comparison> {
  const read = await Promise.all(folders.map(readPlace));
  const remembered = read.flatMap(({ lines }) => lines);
  const linesOf = (wanted?: number) => remembered.filter(({ home }) => home === wanted);
  const kept = await readKept(homes.house, linesOf());
  const ours = remembered.filter(({ house }) => house === kept.house);
  const compared: Pick<Comparison, 'losses' | 'isStranger' | 'lastEra'> = {
    losses: findLosses(
      ours.filter(({ home }) => home === undefined),
      kept,
    ),
    isStranger: remembered.length > 0 && ours.length === 0,
    lastEra: ours.reduce((last, { era }) => Math.max(last, era), kept.era),
  };
  for (const { home, database } of homesApart(homes)) {
    const own = ours.filter((line) => line.home === home);
    const keptThere = await readKept(database, own);
    compared.losses.push(...findLosses(own, keptThere).map((loss) => `home ${home}: ${loss}`));
    compared.isStranger ||= keptThere.house !== undefined && keptThere.house !== kept.house;
    compared.lastEra = Math.max(compared.lastEra, keptThere.era);
  }
  return { ...compared, strange: read.reduce((sum, { strange }) => sum + strange, 0) };
}

const wayOut = 'when it was restored on purpose, say so with "npm run audit -- --accept-restore REASON".';

/** One sentence for whoever must decide. */
export function sayLoss({ losses, isStranger }: Pick<Comparison, 'losses' | 'isStranger'>): string {
  if (losses.length === 0 && isStranger)
    return `The folders of TRAIL_HEADS remember another database than this one: name the right one, or ${wayOut}`;
  const others = losses.length > 1 ? ` (and ${losses.length - 1} more)` : '';
  return `The database went back in time, and confirmed money may be missing: ${losses[0]}${others}; compare it with its replicas and backups, or ${wayOut}`;
}
