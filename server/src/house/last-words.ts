import type { Log } from '../kit/index.ts';

export interface LastWordsOptions {
  say(sentence: string): void;
  /** Undefined while the process starts. */
  log(): Pick<Log, 'fatal'> | undefined;
}

/** Sees to it that a process never ends without a sentence of why, whoever ends it. Of what the kernel kills its supervisor tells. */
export function keepLastWords({ say, log }: LastWordsOptions): { told(): void } {
  let isTold = false;
  // Node says it on standard error and ends at once; who reads the log alone should know as well.
  process.on('uncaughtExceptionMonitor', (error) => {
    isTold = true;
    log()?.fatal({ err: error }, 'an error was left alone, and the process ends');
  });
  // With nothing left to wait for a process ends by itself, and with code 0: a supervisor would believe that it was asked to.
  process.on('beforeExit', () => {
    if (!isTold) process.exitCode = 1;
  });
  process.on('exit', (code) => {
    if (!isTold) say(`Halley ends with code ${code}: nothing was left for it to wait for, or a library has ended it.`);
  });
  return {
    /** Somebody has said why. */
    told() {
      isTold = true;
    },
  };
}
