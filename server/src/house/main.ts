import './garbage-collection.ts';

import { boot, type Running } from './boot.ts';
import { isForOperators } from './boot-error.ts';
import { keepLastWords } from './last-words.ts';

const longestStopMs = 10_000;

let running: Running | undefined;
let ending = false;
const words = keepLastWords({ say, log: () => running?.log });

/** Ends the process once: gracefully, and at the latest ten seconds after balancers had their time to notice. */
async function end(code: number): Promise<void> {
  if (ending) return void running?.stop();
  ending = true;
  words.told();
  const late = (running?.drainMs ?? 0) + longestStopMs;
  setTimeout(() => {
    say(`Halley did not stop within ${late / 1000} s and ends as it is.`);
    process.exit(1);
  }, late).unref();
  const stopped = running?.stop();
  // Who ends because of a fault serves nobody on.
  if (code !== 0) void running?.stop();
  await stopped;
  process.exit(code);
}

// Whoever read our output may be gone before we are; that must not stop a clean end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function endWhenAsked(by: string): void {
  running?.log.info({ by }, 'asked to stop');
  void end(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endWhenAsked(signal));
// The start script watches over us by a channel: when it is gone, nobody would ever stop this process.
if (process.connected) process.on('disconnect', () => endWhenAsked('the end of who started it'));
process.on('unhandledRejection', (reason) => {
  running?.log.fatal({ err: reason }, 'a promise was left alone');
  say(`Halley stops because of a mistake in its own code: ${(reason as Error)?.message ?? reason}`);
  void end(1);
});

/** The start script may be building the pages still: it says when they are there. */
const pages =
  process.connected && process.argv.includes('--pages-follow')
    ? new Promise<void>((resolve) => process.once('message', () => resolve()))
    : undefined;

try {
  running = await boot({
    environment: process.env,
    pages,
    onLost: (reason) => {
      say(reason);
      void end(1);
    },
  });
  if (ending) await running.stop();
  else process.stdout.write(`ready ${running.url}\n`);
} catch (error) {
  words.told();
  if (isForOperators(error)) say(error.message);
  else say(`Halley could not start: ${(error as Error).stack ?? error}`);
  process.exit(1);
}
