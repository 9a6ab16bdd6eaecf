import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { differencesInDays, differencesInParts, differencesInPlayers } from './audit-store.ts';

/** Holds the read models against the journals they were fed from, to the subunit, up to where they are fed. */
export async function auditReports(db: Queryable): Promise<Finding[]> {
  const found = async (check: string, details: Promise<string[]>) =>
    (await details).map((detail): Finding => ({ check, detail }));
  return [
    ...(await found('reports by day equal the journals', differencesInDays(db))),
    ...(await found('reports by hour and by part equal those by day', differencesInParts(db))),
    ...(await found('players are counted as they are known', differencesInPlayers(db))),
  ];
}
