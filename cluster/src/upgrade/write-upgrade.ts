import type { UpgradeResult } from './drill-upgrade.ts';

/** What an upgrade drill found, as the table of `docs/upgrade.md`. */
export function writeUpgrade(result: UpgradeResult, { players, at }: { players: number; at: string }): string {
  const rows: [string, string][] = [
    ['players, each with a connection that is kept, no request repeated', String(players)],
    ['rounds answered', String(result.answered)],
    ['**requests that failed**', `**${result.failed.length}**`],
    ['answered rounds that are not in the database', String(result.missing)],
    ['migrations that ran while the older release served', String(result.migrations)],
    ['from the signal to the end of a process', result.stopSeconds.map((seconds) => `${seconds} s`).join(', ')],
    ['the audit afterwards', result.audit],
  ];
  return `# The upgrade drill

Written by \`npm run upgrade:drill -- --write\` on ${at}. Two processes of the older release serve players through HAProxy; migrations of the newer
one run; then each process is told to stop, drains, and one of the newer release takes its place. How to do the same:
[operations.md](operations.md#a-rolling-upgrade).

| | |
|---|---|
${rows.map(([what, value]) => `| ${what} | ${value} |`).join('\n')}
`;
}
