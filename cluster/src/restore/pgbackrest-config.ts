/** Where a server lies whose backups are kept. */
export interface Guarded {
  /** Its data folder, and how this machine reaches it. */
  dataDir: string;
  socketDir: string;
  port: number;
  user: string;
}

interface BackupPlaces {
  /** Backups and WAL; another disk than the database's, better another machine. */
  repository: string;
  /** Where pgBackRest keeps its locks, its log and what waits. */
  work: string;
}

const stanza = 'halley';

/** How many full backups are kept, with all WAL since the oldest of them: so far back a moment can be chosen. */
const keptFull = 2;

/**
 * What pgBackRest is told, without the passphrase. The repository is sealed before anything leaves the machine; commits of the
 * last minute at most are not in it yet (`archive_timeout`).
 */
export function pgbackrestConfig(
  { dataDir, socketDir, port, user }: Guarded,
  { repository, work }: BackupPlaces,
): string {
  return `[global]
repo1-path=${repository}
repo1-cipher-type=aes-256-cbc
repo1-retention-full=${keptFull}
repo1-bundle=y
compress-type=zst
process-max=2
start-fast=y
lock-path=${work}/lock
log-path=${work}/log
spool-path=${work}/spool
log-level-console=warn
log-level-file=detail

[${stanza}]
pg1-path=${dataDir}
pg1-socket-path=${socketDir}
pg1-port=${port}
pg1-user=${user}
`;
}

/** The passphrase in a file of its own, which only pgBackRest's user reads: no argument and no log ever holds it. */
export function passphraseConfig(passphrase: string): string {
  if (!/^[\x21-\x7e]{24,}$/.test(passphrase))
    throw new Error('The passphrase of the repository has at least 24 plain characters and no blank.');
  return `[global]\nrepo1-cipher-pass=${passphrase}\n`;
}

export interface ConfigFiles {
  config: string;
  /** A folder whose files are read besides: that of the passphrase. */
  include: string;
}

/** What every call of pgBackRest begins with. */
export const baseArguments = ({ config, include }: ConfigFiles): string[] => [
  `--config=${config}`,
  `--config-include-path=${include}`,
  `--stanza=${stanza}`,
];

/** Settings of PostgreSQL that send its WAL to the repository. */
export function archiveSettings(files: ConfigFiles, archiveTimeoutSeconds: number): Record<string, string> {
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `pgbackrest ${baseArguments(files).join(' ')} archive-push %p`,
    archive_timeout: `${archiveTimeoutSeconds}s`,
  };
}

/** Restores into an empty folder, up to a moment, and opens the database there. It archives nothing by itself: see the docs. */
export function restoreArguments(
  files: ConfigFiles,
  { dataDir, moment }: { dataDir: string; moment: string },
): string[] {
  return [
    ...baseArguments(files),
    `--pg1-path=${dataDir}`,
    '--type=time',
    `--target=${moment}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  ];
}
