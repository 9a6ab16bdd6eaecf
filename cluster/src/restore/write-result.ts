import type { DrillResult } from './drill.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a restore drill found, as the table of `docs/restore.md`. */
export function writeResult(result: DrillResult, { players, at }: { players: number; at: string }): string {
  const { seconds, bytes } = result;
  const rows: [string, string][] = [
    [
      'players, rounds answered in all, tries without an answer',
      `${players}, ${result.acknowledged}, ${result.failures}`,
    ],
    ['the moment', result.moment],
    ['rounds answered before the moment', String(result.before)],
    ['**of these lost**', `**${result.lost}**`],
    ['rounds answered after the moment: gone by intent', String(result.after - result.afterButThere)],
    ['… there nevertheless: committed before the moment, answered after it', String(result.afterButThere)],
    ['the first audit', result.noticed],
    ['the audit after the restore was agreed to', result.accepted],
    ['a round on the restored database', result.roundAfterwards ? 'played' : 'refused'],
    ['every file of the repository is encrypted', result.sealed ? 'yes' : 'no'],
    ['full backup under load', `${seconds.backup} s`],
    ['until the last WAL was in the repository', `${seconds.archive} s`],
    ['restore, recovery to the moment, audit', `${seconds.restore} s, ${seconds.recovery} s, ${seconds.audit} s`],
    [
      'database, its backup, repository with WAL',
      `${megabytes(bytes.database)}, ${megabytes(bytes.backup)}, ${megabytes(bytes.repository)}`,
    ],
  ];
  return `# The restore drill

Written by \`npm run restore:drill -- --write\` on ${at}. A PostgreSQL with an encrypted repository of pgBackRest serves a house under load;
a full backup is taken under load; a moment is chosen; play goes on; the server is killed with its folder; it comes back in another
folder as it was at the moment. How to do the same by hand: [operations.md](operations.md#backup-and-restore).

| | |
|---|---|
${rows.map(([what, value]) => `| ${what} | ${value} |`).join('\n')}

Rounds after the moment are lost by intent: the house told players of them, and the second place of the audit trail remembers that
the database was further. So the first audit says that it went back in time, and the house does not open until a person agrees.
`;
}
