/** A row was held by somebody else for longer than we wait. */
export const isLockTimeout = (error: unknown): boolean => Object(error).code === '55P03';

/** PostgreSQL says that it is going, coming or has become read-only after a switchover, or that it ended our connection. */
const awayCodes = new Set(['57P01', '57P02', '57P03', '57P05', '25006', '25P03', '25P04', '55P03']);
/** A connection that broke (08), or too little of something: disk, memory, connections (53). */
const awayClasses = /^(08|53)[0-9A-Z]{3}$/;
/** The connection broke, or never came about. */
const brokenCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  'ENOENT',
]);
/** What the driver says without a code. */
const brokenWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|connection is closed)/i;

/** The database cannot be asked at this moment: nobody's mistake, and worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, syscall } = Object(error) as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return error instanceof Error && brokenWords.test(String(message));
  if (awayCodes.has(code) || awayClasses.test(code)) return true;
  // A file that is missing is another matter than a socket that is.
  return brokenCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect');
}
