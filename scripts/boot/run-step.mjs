import { spawn } from 'node:child_process';

/** A step of the set-up that failed, in words for the user: no stack is shown. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @type {Record<string, number>} */
export const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {string | undefined} */
let interruptedBy;

/** Until a server has taken over: a signal ends the running step, and then us. */
export function endOnSignal() {
  for (const signal of /** @type {NodeJS.Signals[]} */ (Object.keys(signalNumbers))) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(128 + (signalNumbers[signal] ?? 0));
      endSteps(signal);
    });
  }
}

/**
 * What is running now ends; whoever waits for it is told that it was interrupted.
 * @param {NodeJS.Signals} signal
 */
export function endSteps(signal) {
  interruptedBy = signal;
  for (const child of running) {
    // The terminal sends Ctrl-C to the child as well, and twice would mean hurry.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  }
}

/** Gives the signals to somebody else. */
export function leaveSignals() {
  for (const signal of Object.keys(signalNumbers)) process.removeAllListeners(signal);
}

/**
 * Runs a command to its end.
 * @param {{ command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, timeoutMs?: number, onPid?: (pid: number) => void }} options
 * @returns {Promise<{ ok: boolean, output: string, exitCode: number }>}
 */
export function run({ command, args, cwd, env, quiet = false, timeoutMs, onPid }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    if (child.pid !== undefined) onPid?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output = (output + chunk).slice(-100_000);
      });
    }
    const timer = timeoutMs
      ? setTimeout(() => {
          output += `\nended after ${inSeconds(timeoutMs)}`;
          child.kill('SIGTERM');
          setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
        }, timeoutMs)
      : undefined;
    child.once('error', (error) => {
      running.delete(child);
      clearTimeout(timer);
      resolve({ ok: false, output: error.message, exitCode: 127 });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      clearTimeout(timer);
      if (interruptedBy) reject(new StepError('interrupted', 128 + (signalNumbers[interruptedBy] ?? 0)));
      else resolve({ ok: code === 0, output: signal ? `${output}\nended by ${signal}` : output, exitCode: code ?? 1 });
    });
  });
}

/**
 * One line for a long step, with its time; what it prints is shown only if it fails, and then the end of it.
 * @param {{ title: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, onPid?: (pid: number) => void }} options
 */
export async function runStep({ title, ...command }) {
  const startedMs = performance.now();
  // Of several at once the first has the line that counts seconds.
  const isTerminal = process.stdout.isTTY === true && running.size === 0;
  const elapsed = () => inSeconds(performance.now() - startedMs);
  process.stdout.write(
    isTerminal ? `… ${title}` : `${running.size > 0 && process.stdout.isTTY ? '\n' : ''}… ${title}\n`,
  );
  const ticker = setInterval(
    () => process.stdout.write(isTerminal ? `\r… ${title} ${elapsed()}` : `… ${title}, ${elapsed()} so far\n`),
    isTerminal ? 500 : 15_000,
  );
  try {
    const { ok, output } = await run({ ...command, quiet: true });
    if (!ok)
      throw new StepError(
        `${output.trimEnd().split('\n').slice(-40).join('\n')}\n\n${title} failed; the end of its output is above.`,
      );
    process.stdout.write(`${isTerminal ? '\r' : ''}✓ ${title} ${elapsed()}\n`);
  } catch (error) {
    if (isTerminal) process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/**
 * Several at once: nobody is left running when one has failed.
 * @param {Promise<unknown>[]} works
 */
export async function allOrFirstFailure(works) {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason;
}

/**
 * The outermost frame of a script: expected failures in a sentence, bugs with their stack.
 * @param {() => Promise<number | undefined>} script  returns the exit code
 */
export async function runScript(script) {
  try {
    process.exit((await script()) ?? 0);
  } catch (error) {
    const told = error instanceof StepError ? error : fromSystem(error);
    if (!told) throw error;
    console.error(told.message);
    process.exit(told.exitCode);
  }
}

/**
 * What the disk may refuse any script, in a sentence.
 * @param {unknown} error
 */
function fromSystem(error) {
  const { code, path = 'this folder' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StepError('The disk is full: free some space and start again.');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StepError(`There is no permission to write ${path}: start as the user this checkout belongs to.`);
  }
  return undefined;
}
