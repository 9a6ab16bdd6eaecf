/** Why the embedded PostgreSQL could not start. Each is an expected refusal: the user reads one sentence, no stack. */
export type PostgresStartCode =
  | 'already-running'
  | 'no-binary'
  | 'no-permission'
  | 'unreachable'
  | 'disk-full'
  | 'no-memory'
  | 'failed';

export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
  readonly code: PostgresStartCode;
  /** What PostgreSQL itself printed, for the log; the message alone is for the user. */
  readonly detail: string;

  constructor(code: PostgresStartCode, message: string, detail = '') {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

const diskFull = (folder: string, detail: string) =>
  new PostgresStartError(
    'disk-full',
    `The disk that holds ${folder} is full: free some space, or set DATA_DIR to a folder on another disk, and start again.`,
    detail,
  );

const noPermission = (folder: string, detail: string) =>
  new PostgresStartError(
    'no-permission',
    `There is no permission to write in ${folder}: start as the user it belongs to, or set DATA_DIR to a folder of your own.`,
    detail,
  );

/** A failed system call of ours (mkdir, open, spawn …) as a sentence. */
export function fromSystemError(error: unknown, folder: string): PostgresStartError {
  if (error instanceof PostgresStartError) return error;
  const code = (error as NodeJS.ErrnoException).code;
  const detail = error instanceof Error ? error.message : String(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, detail);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return noPermission(folder, detail);
  return new PostgresStartError('failed', `The embedded PostgreSQL did not start: ${detail}.`, detail);
}

/** What initdb or postgres printed before it gave up, as a sentence. */
export function fromOutput(output: string, folder: string): PostgresStartError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder, output);
  if (/Cannot allocate memory|could not map anonymous shared memory/i.test(output)) {
    return new PostgresStartError(
      'no-memory',
      'There is too little memory for PostgreSQL: free some, or set DATABASE_URL to a PostgreSQL 15 or newer elsewhere.',
      output,
    );
  }
  if (/Permission denied|Read-only file system/i.test(output)) return noPermission(folder, output);
  const said = /(?:FATAL|PANIC|ERROR|error):\s*(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return new PostgresStartError(
    'failed',
    `The embedded PostgreSQL in ${folder} did not start: ${said?.trim() || 'it said nothing'}.`,
    output,
  );
}
