import type { Days, Finding, Growing } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { differencesInDays, differencesInParts, differencesInPlayers } from './audit-store.ts';

const found = async (check: string, details: Promise<string[]>) =>
  (await details).map((detail): Finding => ({ check, detail }));

const daysEqual = (db: Queryable, days?: Days) =>
  found('reports by day equal the journals', differencesInDays(db, days));

async function modelsAgree(db: Queryable): Promise<Finding[]> {
  return [
    ...(await found('reports by hour and by part equal those by day', differencesInParts(db))),
    ...(await found('players are counted as they are known', differencesInPlayers(db))),
  ];
}

/** Holds the read models against the journals they were fed from, to the subunit, up to where they are fed. */
export const auditReports = async (db: Queryable): Promise<Finding[]> => [
  ...(await daysEqual(db)),
  ...(await modelsAgree(db)),
];

export const reportsOfDays: Growing = {
  name: 'reports',
  checkDays: async (db, { saw, ...days }) => [
    ...(await daysEqual(db, days)),
    ...(saw === undefined ? [] : await modelsAgree(db)),
  ],
};
