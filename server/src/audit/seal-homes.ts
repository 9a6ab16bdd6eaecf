import { type Homes, homesApart, type Queryable } from '../kit/index.ts';
import { findHead, findLinks } from './chain-store.ts';
import { listSealedHomes, type SealedHead } from './entry-store.ts';
import { writeSignificant } from './write-significant.ts';

/**
 * Writes how far the trail of each home has come into that of the house: whoever cuts the end of a home's off, or makes it anew,
 * would have to do the same in the house, and in all that remembers the house's end. Nothing where all is one trail.
 */
export async function sealHomes(homes: Homes): Promise<void> {
  const heads: SealedHead[] = [];
  for (const { home, database } of homesApart(homes)) {
    const { number, day, hash } = await findHead(database);
    if (number > 0n) heads.push({ home, number: Number(number), day, hash });
  }
  if (heads.length === 0) return;
  await homes.house.tx((tx) =>
    writeSignificant(tx, { kind: 'audit.homes_sealed', actor: { kind: 'system' }, detail: { heads } }),
  );
}

/** Ends of homes that were sealed in the house, since a moment or ever, and are not in the homes any more. */
export async function verifySealedHomes(homes: Homes, since?: Date): Promise<string[]> {
  const apart = homesApart(homes);
  if (apart.length === 0) return [];
  const sealed = Map.groupBy(await listSealedHomes(homes.house, since), ({ home }) => home);
  const faults = await Promise.all(
    apart.map(({ home, database }) => missingOf(database, sealed.get(home) ?? [], `home ${home}`)),
  );
  return faults.flat();
}

async function missingOf(db: Queryable, sealed: readonly SealedHead[], where: string): Promise<string[]> {
  const links = await findLinks(
    db,
    sealed.map(({ number }) => number),
  );
  return sealed.flatMap(({ number, hash }) => {
    const found = links.get(number);
    if (found === hash) return [];
    return `link ${number} of ${where}, which the house has sealed, is ${found === undefined ? 'missing' : 'another one'}`;
  });
}
