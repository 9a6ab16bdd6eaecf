import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Author } from '../server/src/audit/index.ts';

export interface Command {
  /** What there is to say; also the answer to `--help`. */
  usage: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Answers false when this is no way to use it. */
  run(words: string[], options: Readonly<Record<string, string | undefined>>): Promise<boolean>;
}

/** Runs a command of an operator: exit code 0 when it is done, 1 when it is refused, 2 when it was not understood. */
export async function runCommand({ usage, options = {}, run }: Command): Promise<void> {
  let isUnderstood = false;
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...options, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return console.log(usage);
    isUnderstood = await run(positionals, values as Record<string, string | undefined>);
  } catch (error) {
    if (error instanceof FileError) {
      console.error(error.message);
      process.exitCode = 1;
      return;
    }
    // An option that does not exist, or one without its value.
    if (!(error instanceof TypeError) || !String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS'))
      throw error;
    console.error(error.message);
  }
  if (isUnderstood) return;
  console.error(usage);
  process.exitCode = 2;
}

/** Who sits at the keyboard, for the audit trail. */
export function operator(reason: string | undefined): Author {
  const { username } = userInfo();
  return { actor: { kind: 'system' }, reason: reason ? `${reason} (${username})` : `by command, ${username}` };
}

/** What cannot be read is the writer's business: one sentence, no stack. */
class FileError extends Error {}

export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError(`${path} is not JSON: ${error.message}`);
    throw new FileError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Issues };
}
interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** A file that must have a shape. What does not fit is said line by line. */
export function readFileAs<T>(path: string, parser: Parser<T>, what: string): T {
  const parsed = parser.safeParse(readJsonFile(path));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path: place, message }) => `  ${place.map(String).join('.') || 'the file'}: ${message}`,
  );
  throw new FileError(`${path} is not ${what}.\n${lines.join('\n')}`);
}
